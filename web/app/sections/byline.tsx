import type { ReactNode } from 'react';
import type { Person } from '#app/content/people.server.ts';
import { PersonLine } from './people.tsx';

type Props = { author: Person | null; children: ReactNode };

/** Who wrote an entry, with its facts, such as the date, in a line below the name. */
export function Byline({ author, children }: Props) {
  const facts = <span className="meta">{children}</span>;
  if (!author) return facts;
  return (
    <PersonLine person={author} to={`/authors/${author.slug}`} isSmall>
      {facts}
    </PersonLine>
  );
}

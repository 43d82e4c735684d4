import type { ReactNode } from 'react';
import type { BlockOf } from '#app/content/blocks.server.ts';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { evenColumns } from './even-columns.ts';
import { PersonLine } from './people.tsx';

type Props = BlockOf<'people'> & {
  /** Without the text, in rows of up to three: photos above names, or beside them where there is room. */
  isShort?: boolean;
  children?: ReactNode;
};

/** The people who read what a form sends: two in a row if the container is wide enough, otherwise stacked. */
export function Readers({ heading, text, people, isShort = false, children }: Props) {
  return (
    <section aria-label={heading} className="@container">
      <p className="h4">{heading}</p>
      {text && !isShort && <NoBreak as="p" className="mt-1 text-sm text-ink-2" text={text} />}
      {isShort ? (
        <Row people={people} />
      ) : (
        <ul className="mt-4 grid gap-x-[var(--gap)] gap-y-4 @min-[28rem]:grid-cols-2">
          {people.map((person) => (
            <li key={person.slug}>
              <PersonLine person={person} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

const MAX_IN_ROW = 3;
/** For a single person: a square as wide as the row would be too high. */
const SINGLE = 'aspect-2/1';

function Row({ people }: Pick<Props, 'people'>) {
  const columns = evenColumns(people.length, MAX_IN_ROW);
  return (
    <ul
      className="mt-3 grid gap-x-4 gap-y-5 max-[15rem]:grid-cols-1 @min-[40rem]:gap-x-(--gap) grid-cols-[repeat(var(--n),minmax(0,1fr))]"
      style={{ '--n': columns }}
    >
      {people.map(({ slug, name, role, photo }) => (
        <li key={slug} className="text-sm/[1.4] @min-[40rem]:flex @min-[40rem]:gap-x-4">
          {photo && (
            <Image
              image={photo}
              width={256}
              alt=""
              className={`mb-2 w-full rounded-plate bg-plate object-cover @min-[40rem]:mb-0 @min-[40rem]:aspect-square @min-[40rem]:w-20 @min-[40rem]:flex-none @min-[40rem]:self-start ${columns === 1 ? SINGLE : 'aspect-square'}`}
            />
          )}
          <span>
            <b className="block font-semibold">{name}</b>
            <span className="muted">{role}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import type { BlockOf } from '#app/content/blocks.server.ts';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { evenColumns } from './even-columns.ts';
import { PersonLine } from './people.tsx';

type Props = BlockOf<'people'> & {
  /** Without the text, up to three in a row, or one on phones; photos are beside the names where there is room. */
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
const SINGLE = '@min-[26rem]:@max-[50rem]:aspect-2/1';

function Row({ people }: Pick<Props, 'people'>) {
  const columns = evenColumns(people.length, MAX_IN_ROW);
  return (
    <ul
      className="mt-3 grid gap-x-4 gap-y-4 @min-[26rem]:grid-cols-[repeat(var(--n),minmax(0,1fr))] @min-[40rem]:gap-x-(--gap)"
      style={{ '--n': columns }}
    >
      {people.map(({ slug, name, role, photo }) => (
        <li
          key={slug}
          className="flex items-center gap-x-4 text-sm/[1.4] max-[15rem]:flex-wrap @min-[26rem]:@max-[50rem]:block"
        >
          {photo && (
            <Image
              image={photo}
              width={256}
              alt=""
              className={`aspect-square w-24 flex-none rounded-plate bg-plate object-cover @min-[26rem]:@max-[50rem]:mb-2 @min-[26rem]:@max-[50rem]:w-full ${columns === 1 ? SINGLE : ''}`}
            />
          )}
          <span>
            <b className="block font-display text-[1rem]/[1.3] font-medium">{name}</b>
            <span className="muted block text-balance">{role}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

import type { BlockOf } from '#app/content/blocks.server.ts';
import { NoBreak } from '#app/ui/no-break.tsx';
import { PersonLine } from './people.tsx';

type Props = BlockOf<'people'> & {
  /** Small pictures; on phones two in a row, without what they do, or an odd number below each other. */
  isShort?: boolean;
};

/** Who reads what a form sends. The width of their place decides: side by side, or one below the other. */
export function Readers({ heading, text, people, isShort = false }: Props) {
  const isPaired = people.length % 2 === 0;
  return (
    <section aria-label={heading} className="@container">
      <p className={isShort ? 'text-sm font-semibold' : 'font-semibold'}>{heading}</p>
      {text && !isShort && <NoBreak as="p" className="mt-1 text-sm text-ink-2" text={text} />}
      <ul
        className={`grid gap-x-[var(--gap)] ${isShort ? `mt-2 gap-y-2 @min-[26rem]:grid-cols-1 @min-[40rem]:grid-cols-3 ${isPaired ? '@min-[18rem]:grid-cols-2' : ''}` : 'mt-4 gap-y-4 @min-[28rem]:grid-cols-2'}`}
      >
        {people.map((person) => (
          <li key={person.slug}>
            <PersonLine person={person} isSmall={isShort}>
              <span className={`muted ${isPaired ? 'hidden @min-[26rem]:block' : 'block'}`}>{person.role}</span>
            </PersonLine>
          </li>
        ))}
      </ul>
    </section>
  );
}

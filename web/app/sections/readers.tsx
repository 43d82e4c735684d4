import type { BlockOf } from '#app/content/blocks.server.ts';
import { NoBreak } from '#app/ui/no-break.tsx';
import { PersonLine } from './people.tsx';

/** Who reads what a form sends. The width of their place decides: side by side, or one below the other. */
export function Readers({ heading, text, people }: BlockOf<'people'>) {
  return (
    <section aria-label={heading} className="@container">
      <p className="font-semibold">{heading}</p>
      {text && <NoBreak as="p" className="mt-1 text-sm text-ink-2" text={text} />}
      <ul className="mt-4 grid gap-x-[var(--gap)] gap-y-4 @min-[28rem]:grid-cols-2">
        {people.map((person) => (
          <li key={person.slug}>
            <PersonLine person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

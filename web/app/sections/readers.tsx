import type { BlockOf } from '#app/content/blocks.server.ts';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';

/** Who reads what a form sends, and what to ask them. */
export function Readers({ heading, text, people }: BlockOf<'people'>) {
  return (
    <section aria-label={heading} className="@container">
      <p className="font-semibold">{heading}</p>
      {text && <NoBreak as="p" className="mt-1 text-sm text-ink-2" text={text} />}
      <ul className="mt-4 grid gap-x-[var(--gap)] gap-y-6 @min-[20rem]:grid-cols-2">
        {people.map(({ slug, name, role, photo, bio, askAbout }) => (
          <li key={slug} className="only:col-span-full">
            {photo && (
              <Image
                image={photo}
                width={320}
                sizes="(width < 48rem) 46vw, (width < 64rem) 37vw, 20vw"
                className="mb-3 aspect-square w-full rounded-plate object-cover"
              />
            )}
            <b className="block leading-snug">{name}</b>
            <span className="block text-sm text-ink-2">{role}</span>
            {bio && <NoBreak as="p" className="mt-2 text-sm" text={bio} />}
            {askAbout && <p className="mt-2 text-sm font-semibold">{askAbout}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

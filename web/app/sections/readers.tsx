import type { BlockOf } from '#app/content/blocks.server.ts';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';

/** Who reads what a form sends, and what to ask them. The width of their place decides: side by side, one below the other, or words beside a picture. */
export function Readers({ heading, text, people }: BlockOf<'people'>) {
  return (
    <section aria-label={heading} className="@container">
      <p className="font-semibold">{heading}</p>
      {text && <NoBreak as="p" className="mt-1 text-sm text-ink-2" text={text} />}
      <ul className="mt-5 grid gap-x-[var(--gap)] gap-y-6 @min-[32rem]:grid-cols-2">
        {people.map(({ slug, name, role, photo, bio, askAbout }) => (
          <li
            key={slug}
            className="flex flex-col only:col-span-full @min-[20rem]:@max-[24rem]:grid @min-[20rem]:@max-[24rem]:grid-cols-[8rem_1fr] @min-[20rem]:@max-[24rem]:gap-x-4"
          >
            {photo && (
              <Image
                image={photo}
                width={432}
                sizes="(width < 64rem) 40vw, 30vw"
                className="mb-3 aspect-square w-full rounded-plate object-cover @min-[24rem]:@max-[32rem]:aspect-4/3"
              />
            )}
            <div>
              <b className="block leading-snug">{name}</b>
              <span className="block text-sm text-ink-2">{role}</span>
              {bio && <NoBreak as="p" className="mt-2 text-sm" text={bio} />}
              {askAbout && <p className="mt-2 text-sm font-semibold">{askAbout}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { BlockOf } from '#app/content/blocks.server.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';

export function PartnersSection({ id, heading, partners }: BlockOf<'partners'> & { id: string }) {
  return (
    <section className="section wrap pb-[calc(var(--space-section)*0.7)]" aria-labelledby={id}>
      <h2 id={id} className="h4 mb-4">
        {heading}
      </h2>
      <ul className="grid grid-cols-2 border-t border-l border-line text-ink-2 sm:grid-cols-3 xl:grid-cols-6">
        {partners.map((partner) => (
          <li
            key={partner.name}
            className="grid min-h-24 place-items-center border-r border-b border-line px-3 lg:min-h-32"
          >
            {partner.url ? (
              <Link to={partner.url} external>
                <Logo {...partner} />
              </Link>
            ) : (
              <Logo {...partner} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Logo({ name, logo }: BlockOf<'partners'>['partners'][number]) {
  if (!logo) return name;
  return (
    <Image
      image={logo}
      width={Math.round((32 * logo.width) / logo.height)}
      alt={name}
      className="h-7 w-auto max-w-full object-contain sm:h-8 [filter:var(--logo-tone)]"
    />
  );
}

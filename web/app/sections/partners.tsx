import type { BlockOf } from '#app/content/blocks.server.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';

export function PartnersSection({ id, heading, partners }: BlockOf<'partners'> & { id: string }) {
  return (
    <section className="section wrap pb-[calc(var(--space-section)*0.7)]" aria-labelledby={id}>
      <h2 id={id} className="h4 mb-4">
        {heading}
      </h2>
      <ul className="grid grid-cols-2 gap-x-8 text-ink-2 sm:grid-cols-3 lg:flex lg:justify-between">
        {partners.map((partner) => (
          <li key={partner.name} className="flex min-h-16 items-center">
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
      className="h-7 w-auto sm:h-8 [filter:var(--logo-tone)]"
    />
  );
}

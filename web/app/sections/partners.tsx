import type { BlockOf } from '#app/content/blocks.server.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';

const PLATE = 'grid min-h-[6.5rem] place-items-center p-4';

export function PartnersSection({ id, heading, partners }: BlockOf<'partners'> & { id: string }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <h2 id={id} className="h4 mb-4">
        {heading}
      </h2>
      <ul className="grid grid-cols-2 border-t border-l border-line sm:grid-cols-3 lg:grid-cols-6">
        {partners.map((partner) => (
          <li key={partner.name} className="grid border-r border-b border-line text-ink-2">
            {partner.url ? (
              <Link to={partner.url} external className={PLATE}>
                <Mark {...partner} />
              </Link>
            ) : (
              <span className={PLATE}>
                <Mark {...partner} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mark({ name, logo }: BlockOf<'partners'>['partners'][number]) {
  if (!logo) return name;
  return (
    <Image
      image={logo}
      width={Math.round((28 * logo.width) / logo.height)}
      alt={name}
      className="h-7 w-auto [filter:var(--logo-tone)]"
    />
  );
}

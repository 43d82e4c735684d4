import type { BlockOf } from '#app/content/blocks.server.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';

export function PartnersSection({ id, heading, partners }: BlockOf<'partners'> & { id: string }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <h2 id={id} className="h4 mb-4">
        {heading}
      </h2>
      <ul className="partners">
        {partners.map((partner) => (
          <li key={partner.name}>
            {partner.url ? (
              <Link to={partner.url} external>
                <Mark {...partner} />
              </Link>
            ) : (
              <span>
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
    <Image image={logo} width={Math.round((28 * logo.width) / logo.height)} alt={name} className="partners__logo" />
  );
}

import type { BlockOf } from '../content/blocks.server.ts';
import { Picture } from '../ui/picture';

/** The logos of partners, or their names where there is none. */
export function PartnersSection({ id, heading, partners }: BlockOf<'partners'> & { id: string }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <h2 id={id} className="h4 mb-4">
        {heading}
      </h2>
      <ul className="partners">
        {partners.map(({ name, logo }) => (
          <li key={name}>
            {logo ? (
              <Picture
                picture={logo}
                width={Math.round((28 * logo.width) / logo.height)}
                alt={name}
                className="partners__logo"
              />
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

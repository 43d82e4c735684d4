import type { TechnologySummary } from '../content/technologies.server.ts';
import { Link } from '../ui/link';

/** Technologies as small tags; one without a page is no link. */
export function TechnologyTags({ technologies }: { technologies: Pick<TechnologySummary, 'name' | 'slug'>[] }) {
  return (
    <ul className="tags">
      {technologies.map(({ name, slug }) => (
        <li key={name}>
          {slug ? (
            <Link to={`/tech/${slug}`} className="tag">
              {name}
            </Link>
          ) : (
            <span className="tag">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

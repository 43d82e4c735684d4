import type { ResourceSummary } from '#app/content/free-resources.server.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { formatFileSize } from '#app/ui/file-size.ts';
import { Flags } from '#app/ui/flags.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';

const FLAGS_ON_A_SHEET = 3;

export function ResourceCard({ resource, eager = false }: { resource: ResourceSummary; eager?: boolean }) {
  return (
    <article className="resource" id={resource.slug}>
      <ResourceSheet resource={resource} eager={eager} />
      <div>
        <h3 className="h4">
          <Link to={`/free-resources/${resource.slug}`}>{resource.title}</Link>
        </h3>
        <p className="meta mt-1">{[resource.format, resource.extent, formatFileSize(resource.file.size)].join(', ')}</p>
      </div>
    </article>
  );
}

export function ResourceSheet({ resource, eager = false }: { resource: ResourceSummary; eager?: boolean }) {
  const { name } = useSite();
  if (resource.cover)
    return (
      <div className="resource__sheet resource__sheet--cover">
        <Image image={resource.cover} width={432} alt="" eager={eager} />
      </div>
    );
  return (
    <div className="resource__sheet" aria-hidden="true">
      <Flags text={resource.title} count={FLAGS_ON_A_SHEET} columns={FLAGS_ON_A_SHEET} eager={eager} />
      <b>{resource.title}</b>
      <span>
        <span>{name}</span>
        <span>{resource.format}</span>
      </span>
    </div>
  );
}

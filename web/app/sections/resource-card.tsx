import type { ResourceSummary } from '#app/content/free-resources.server.ts';
import { langOf } from '#app/i18n/use-locale.ts';
import { Ornament } from '#app/ui/art.tsx';
import { formatFileSize } from '#app/ui/file-size.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';

type Props = {
  resource: ResourceSummary;
  /** Its name stands on a drawn cover. */
  studio: string;
  eager?: boolean;
};

export function ResourceCard({ resource, studio, eager = false }: Props) {
  return (
    <article className="group relative grid content-start gap-4" id={resource.slug} lang={langOf(resource)}>
      <ResourceSheet resource={resource} studio={studio} eager={eager} />
      <div>
        <h3 className="h4">
          <Link to={`/free-resources/${resource.slug}`} className="card-link">
            {resource.title}
          </Link>
        </h3>
        <p className="meta mt-1">{[resource.format, resource.extent, formatFileSize(resource.file.size)].join(', ')}</p>
      </div>
    </article>
  );
}

/** The title scales with the sheet. */
const SHEET =
  '@container aspect-4/5 overflow-hidden rounded-t-plate border border-b-2 border-[var(--light-line)] border-b-ink bg-[#fff] text-[var(--light-ink)] transition-[background] duration-[var(--dur-base)] group-hover:bg-[var(--light-ground)]';

export function ResourceSheet({ resource, studio, eager = false }: Props) {
  if (resource.cover)
    return (
      <div className={`${SHEET} block`}>
        <Image image={resource.cover} width={432} alt="" eager={eager} className="size-full object-cover" />
      </div>
    );
  return (
    <div className={`${SHEET} grid grid-rows-[auto_1fr_auto] [&_img]:w-full`} aria-hidden="true">
      <Ornament text={resource.title} columns={3} rows={1} eager={eager} />
      <b className="self-center px-[8%] py-4 font-display text-[clamp(1.125rem,7.6cqi,2.25rem)] leading-[1.1] font-medium tracking-[-0.022em] text-balance">
        {resource.title}
      </b>
      <span className="mx-[8%] mb-[6%] flex justify-between border-t-2 pt-2.5 text-sm leading-[1.6]">
        <span>{studio}</span>
        <span>{resource.format}</span>
      </span>
    </div>
  );
}

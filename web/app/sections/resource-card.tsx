import type { ResourceSummary } from '#app/content/free-resources.server.ts';
import { langOf } from '#app/i18n/use-locale.ts';
import { Ornament } from '#app/ui/art.tsx';
import { formatFileSize } from '#app/ui/file-size.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';

type Props = { resource: ResourceSummary; eager?: boolean };

/** A title sheet: what is inside as a picture, the title, the file. */
export function ResourceCard({ resource, eager = false }: Props) {
  const { slug, title, format, extent, file } = resource;
  return (
    <article
      id={slug}
      lang={langOf(resource)}
      className="group @container relative flex flex-col rounded-t-plate border border-b-2 border-[var(--light-line)] border-b-ink bg-[#fff] text-[var(--light-ink)] transition-[background] duration-[var(--dur-base)] hover:bg-[var(--light-ground)]"
    >
      <ResourcePicture resource={resource} eager={eager} />
      <h3 className="mt-auto px-[8%] pt-8 text-[clamp(1.375rem,7.6cqi,2.25rem)] leading-[1.1] tracking-[-0.022em]">
        <Link to={`/free-resources/${slug}`} className="card-link">
          {title}
        </Link>
      </h3>
      <p className="mx-[8%] mt-8 mb-[6%] flex flex-wrap justify-between gap-x-4 border-t-2 pt-2.5 text-sm leading-[1.6]">
        <span>{format}</span>
        <span>{[extent, formatFileSize(file.size)].join(', ')}</span>
      </p>
    </article>
  );
}

export function ResourcePicture({ resource: { cover, title }, eager = false }: Props) {
  return (
    <div className="overflow-hidden rounded-t-plate border-b-2 border-[var(--light-ink)] empty:hidden">
      {cover ? (
        <Image image={cover} width={432} alt="" eager={eager} className="aspect-36/25 w-full object-cover" />
      ) : (
        <Ornament text={title} columns={3} rows={1} eager={eager} className="w-full" />
      )}
    </div>
  );
}

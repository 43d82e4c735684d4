import type { ResourceSummary } from '#app/content/free-resources.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { langOf } from '#app/i18n/use-locale.ts';
import { Ornament } from '#app/ui/art.tsx';
import { formatFileSize } from '#app/ui/file-size.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';

type Props = {
  resource: ResourceSummary;
  onDownload: (slug: string) => void;
  eager?: boolean;
};

/** What is inside as a picture, the title, what it is for, the file. */
export function ResourceCard({ resource, onDownload, eager = false }: Props) {
  const { slug, title, lead, format, extent, file } = resource;
  const { resources: texts } = useMessages();
  return (
    <article id={slug} lang={langOf(resource)} className="@container relative flex flex-col border-b border-line">
      <ResourcePicture resource={resource} eager={eager} />
      <div className="flex grow flex-col">
        <h3 className="pt-5 text-[clamp(1.375rem,7.2cqi,2.25rem)] leading-[1.1] tracking-[-0.022em]">
          <Link to={`/free-resources/${slug}`} className="card-link">
            <NoBreak text={title} />
          </Link>
        </h3>
        <NoBreak as="p" className="muted mt-3 mb-4 text-sm" text={lead} />
        <p className="mt-auto flex items-center justify-between gap-x-4 py-1 text-sm">
          {[format, extent, formatFileSize(file.size)].filter(Boolean).join(', ')}
          <a
            // Above the card, which is a link too.
            className="relative z-1 -mr-3 grid size-11 flex-none place-items-center rounded-control hover:text-accent-text"
            href={file.href}
            download={file.name}
            onClick={() => onDownload(slug)}
          >
            <Icon name="arrow-down" className="size-5" />
            <span className="sr-only">
              {interpolate(texts.download, { format })}: {title}
            </span>
          </a>
        </p>
      </div>
    </article>
  );
}

export function ResourcePicture({ resource: { cover, title }, eager = false }: Pick<Props, 'resource' | 'eager'>) {
  return (
    <div className="overflow-hidden rounded-t-plate border-b-2 border-ink empty:hidden">
      {cover ? (
        <Image image={cover} width={432} alt="" eager={eager} className="aspect-36/25 w-full object-cover" />
      ) : (
        <Ornament text={title} columns={3} rows={1} eager={eager} className="w-full" />
      )}
    </div>
  );
}

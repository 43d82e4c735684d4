import type { ResourceSummary } from '#app/content/free-resources.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
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
  /** Alone in its row in wide windows. */
  isWide?: boolean;
  className?: string;
};

/** Picture, title, lead and download link of a free resource. In a wide container the text is beside the picture. */
export function ResourceCard({ resource, onDownload, eager = false, isWide = false, className = '' }: Props) {
  const { slug, title, lead, format, extent, file } = resource;
  const { resources: texts } = useMessages();
  return (
    <article id={slug} lang={langOf(resource)} className={`@container relative ${className}`}>
      <div className="flex h-full flex-col border-b border-line @[40rem]:grid @[40rem]:grid-cols-2 @[40rem]:gap-x-(--gap) @[40rem]:border-b-0">
        <ResourcePicture resource={resource} eager={eager} isWide={isWide} />
        <div className="flex grow flex-col @[40rem]:justify-center">
          <h3 className="text-[clamp(1.375rem,7.2cqi,2.25rem)] leading-[1.2] tracking-[-0.022em] @max-[40rem]:pt-5 sm:@max-[40rem]:min-h-[calc(2lh+1.25rem)] @[40rem]:text-[clamp(1.375rem,4cqi,2.25rem)]">
            <Link to={`/free-resources/${slug}`} className="card-link">
              <NoBreak text={title} />
            </Link>
          </h3>
          <NoBreak as="p" className="muted mt-3 mb-1" text={lead} />
          <div className="flex items-center justify-between gap-x-4 py-1 text-sm @max-[40rem]:mt-auto">
            <p>{[format, extent, formatFileSize(file.size)].filter(Boolean).join(', ')}</p>
            <a
              // z-1: above the link of the card, which covers the whole card.
              className="link relative z-1 flex min-h-11 flex-none items-center gap-2"
              href={file.href}
              download={file.name}
              onClick={() => onDownload(slug)}
            >
              {texts.get}
              <span className="sr-only">: {title}</span>
              <Icon name="arrow-down" className="size-4" />
            </a>
          </div>
        </div>
      </div>
    </article>
  );
}

type ListProps = Pick<Props, 'onDownload'> & { resources: ResourceSummary[]; firstIsEager?: boolean };

export function ResourceCards({ resources, onDownload, firstIsEager = false }: ListProps) {
  return (
    <div className="cards">
      {resources.map((resource, index) => (
        <ResourceCard
          key={resource.slug}
          resource={resource}
          onDownload={onDownload}
          eager={firstIsEager && index === 0}
          isWide={index === resources.length - 1 && resources.length % 3 === 1}
          className={spanOf(index, resources.length)}
        />
      ))}
    </div>
  );
}

/** Widens the last cards to fill their row, which has three columns, or two in narrow windows. */
function spanOf(index: number, count: number): string {
  const loneClass = index === count - 1 && count % 2 === 1 ? 'sm:max-lg:col-span-full!' : '';
  const last = count % 3;
  if (index < count - last) return loneClass;
  return `${loneClass} ${last === 1 ? 'lg:col-span-full!' : 'lg:col-span-3!'}`;
}

type PictureProps = Pick<Props, 'resource' | 'eager' | 'isWide'>;

export function ResourcePicture({ resource: { cover, title }, eager = false, isWide = false }: PictureProps) {
  return (
    <div className="overflow-hidden rounded-plate empty:hidden">
      {cover ? (
        <Image
          image={cover}
          width={432}
          sizes={`(width < 40rem) 92vw, (width < 64rem) 46vw, ${isWide ? '660px' : '432px'}`}
          alt=""
          eager={eager}
          className="aspect-3/2 w-full object-cover @[40rem]:h-full"
        />
      ) : (
        <Ornament
          text={title}
          columns={3}
          rows={1}
          eager={eager}
          className="w-full border-b-2 border-ink @[40rem]:border-b-0"
        />
      )}
    </div>
  );
}

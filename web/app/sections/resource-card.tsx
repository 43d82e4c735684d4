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
  /** The part of its row that the card has on desktops. In a whole row, its text is beside its picture. */
  share?: 'third' | 'half' | 'all';
  isAloneOnTablets?: boolean;
  className?: string;
};

const STACKED = { card: '', picture: '', words: '', title: '' };
const BESIDE_ON_TABLETS = {
  card: 'sm:max-lg:col-span-full sm:max-lg:row-span-1 sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-none sm:max-lg:border-b-0',
  picture: 'sm:max-lg:h-full sm:max-lg:border-b-0',
  words: 'sm:max-lg:row-auto sm:max-lg:block sm:max-lg:self-center',
  title: 'sm:max-lg:pt-0',
};
const ON_DESKTOPS = {
  third: STACKED,
  half: { ...STACKED, card: 'lg:col-span-3' },
  all: {
    card: 'lg:col-span-full lg:row-span-1 lg:grid-cols-2 lg:grid-rows-none lg:border-b-0',
    picture: 'lg:h-full lg:border-b-0',
    words: 'lg:row-auto lg:block lg:self-center',
    title: 'lg:pt-0 lg:text-h2-prose',
  },
};

/** Picture, title, lead and download link of a free resource. In a row, titles and leads are level. */
export function ResourceCard({
  resource,
  onDownload,
  eager = false,
  share = 'third',
  isAloneOnTablets = false,
  className = '',
}: Props) {
  const { slug, title, lead, format, extent, file } = resource;
  const { resources: texts } = useMessages();
  const tablet = isAloneOnTablets ? BESIDE_ON_TABLETS : STACKED;
  const desktop = ON_DESKTOPS[share];
  return (
    <article
      id={slug}
      lang={langOf(resource)}
      className={`relative row-span-3 grid grid-rows-subgrid gap-x-(--gap) gap-y-0 border-b border-line ${tablet.card} ${desktop.card} ${className}`}
    >
      <ResourcePicture
        resource={resource}
        eager={eager}
        isWide={share !== 'third'}
        className={`${tablet.picture} ${desktop.picture}`}
      />
      <div className={`row-[2/-1] grid grid-rows-subgrid ${tablet.words} ${desktop.words}`}>
        {/* Higher than the gap between rows, which a subgrid without a gap takes off its tracks. */}
        <h3 className={`pt-5 pb-3 ${tablet.title} ${desktop.title}`}>
          <Link to={`/free-resources/${slug}`} className="card-link">
            <NoBreak text={title} />
          </Link>
        </h3>
        <div className="flex flex-col justify-between gap-y-1">
          <NoBreak as="p" className="muted" text={lead} />
          <div className="flex items-center justify-between gap-x-4 py-1 text-sm">
            <p>{[format, extent, formatFileSize(file.size)].filter(Boolean).join(', ')}</p>
            <a
              // z-1: above the link of the card, which covers the whole card.
              className="link relative z-1 flex min-h-11 font-semibold flex-none items-center gap-2"
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

/** Rows of three, or of two on tablets. The cards of the last row fill it. */
export function ResourceCards({ resources, onDownload, firstIsEager = false }: ListProps) {
  const { length } = resources;
  const left = length % 3;
  const lastShare = left === 0 ? 'third' : left === 1 ? 'all' : 'half';
  return (
    <div className="cards sm:max-lg:grid-cols-2">
      {resources.map((resource, index) => (
        <ResourceCard
          key={resource.slug}
          resource={resource}
          onDownload={onDownload}
          eager={firstIsEager && index === 0}
          share={index < length - left ? 'third' : lastShare}
          isAloneOnTablets={index === length - 1 && length % 2 === 1}
        />
      ))}
    </div>
  );
}

type PictureProps = Pick<Props, 'resource' | 'eager' | 'className'> & { isWide?: boolean };

export function ResourcePicture({
  resource: { cover, title },
  eager = false,
  isWide = false,
  className = '',
}: PictureProps) {
  return (
    <div className="overflow-hidden rounded-plate empty:hidden">
      {cover ? (
        <Image
          image={cover}
          width={432}
          sizes={`(width < 40rem) 92vw, (width < 64rem) 46vw, ${isWide ? '660px' : '432px'}`}
          alt=""
          eager={eager}
          className={`aspect-3/2 w-full object-cover ${className}`}
        />
      ) : (
        <Ornament
          text={title}
          columns={3}
          rows={1}
          eager={eager}
          className={`w-full border-b-2 border-ink ${className}`}
        />
      )}
    </div>
  );
}

import { trackResourceDownloaded } from '#app/analytics/events.ts';
import { blockOf } from '#app/content/blocks.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { findResource, listResources, type Resource } from '#app/content/free-resources.server.ts';
import type { Image as Source } from '#app/content/media.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { findPage } from '#app/content/pages.server.ts';
import { relatedTo } from '#app/content/related.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { Share } from '#app/layout/share.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { CallToActionSection } from '#app/sections/call-to-action.tsx';
import { ContactSubject, contactPath } from '#app/sections/contact-subject.tsx';
import { MoreOfList } from '#app/sections/more-of-list.tsx';
import { ResourceCard, ResourcePicture } from '#app/sections/resource-card.tsx';
import { resourceSubject } from '#app/structured-data/reading.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { BackLink, MoreLink } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { formatFileSize } from '#app/ui/file-size.ts';
import { Icon } from '#app/ui/icon.tsx';
import { fullSizeOf, Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Route } from './+types/resource-page';

const MORE_RESOURCES = 3;

/** The first paragraph is what the page has to say. */
const OPENING =
  '[&>p:first-child]:font-display [&>p:first-child]:text-[clamp(1.5rem,1.1rem+1.8vw,2.5rem)]/[1.28] [&>p:first-child]:tracking-[-0.018em] [&>p:first-child]:text-pretty md:[&>p:first-child]:col-span-full md:[&>p:first-child]:max-w-[64rem]';
/** The rule above a text is as wide as its column. */
const RULES = 'md:[&>h2+*]:max-w-none md:[&>h2+*]:pr-[max(0px,100%-42rem)]';
/** A table with bars has the whole width. */
const DRAWING =
  'md:[&>.table-scroll:has(.to-scale)]:col-span-full md:[&>.table-scroll:has(.to-scale)]:max-w-none md:[&_th:last-child]:text-left';

export async function loader({ params }: Route.LoaderArgs) {
  const [resource, resources, list] = await Promise.all([
    findResource(params.slug).then((found) => requirePublished(found, 'free-resources', params.slug)),
    withFallback('more resources', [], listResources),
    withFallback('page of the list', null, () => findPage('free-resources')),
  ]);
  return {
    resource,
    more: relatedTo(resource, resources, MORE_RESOURCES),
    callToAction: list && blockOf(list.blocks, 'call-to-action'),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ResourcePage({ loaderData: { resource, more, callToAction } }: Route.ComponentProps) {
  const { resources: texts, nav } = useMessages();
  const { code } = useLanguage().locale;
  const crumbs = [{ label: nav.freeResources, to: '/free-resources' }, { label: resource.title }];
  const previews = resource.previews.flatMap(({ image, ...figure }) => (image ? [{ image, ...figure }] : []));
  return (
    <>
      <PageMeta
        title={resource.title}
        description={resource.lead}
        seo={resource.seo}
        crumbs={crumbs}
        subject={resourceSubject(resource, code)}
      />
      <Breadcrumbs crumbs={crumbs} />
      <div className="wrap page-head columns items-start gap-y-12">
        <div className="xl:col-[1/6]">
          <p className="mb-5">
            <BackLink to="/free-resources">{texts.back}</BackLink>
          </p>
          <NoBreak
            as="h1"
            className="text-[clamp(2.25rem,1.1rem+3.2vw,4.25rem)] leading-[1.06] tracking-[-0.022em]"
            text={resource.title}
          />
          <NoBreak as="p" className="lead" text={resource.lead} />
          <ResourceFacts resource={resource} />
          <p className="actions mt-7">
            <Downloads resource={resource} />
            <MoreLink to={contactPath(resource.title)}>{texts.ask}</MoreLink>
          </p>
          <div className="mt-5">
            <Share title={resource.title} />
          </div>
        </div>
        {previews.length > 0 ? (
          <Previews figures={previews} />
        ) : (
          <div className="no-print xl:col-[6/13]">
            <ResourcePicture resource={resource} eager />
          </div>
        )}
      </div>
      {resource.body.words > 0 && (
        <section className="wrap pb-section" aria-label={texts.inside}>
          <Prose text={resource.body} className={`prose--split prose-ruled ${OPENING} ${RULES} ${DRAWING}`} />
          <div className="columns mt-10 no-print">
            <p className="actions col-span-full md:col-[6/13]">
              <Downloads resource={resource} />
            </p>
          </div>
        </section>
      )}
      {more.length > 0 && (
        <MoreOfList id="more-resources" heading={texts.more} to="/free-resources" all={texts.all}>
          <div className="cards sm:max-lg:grid-cols-2! sm:max-lg:[&>:nth-child(3)]:hidden">
            {more.map((other) => (
              <ResourceCard key={other.slug} resource={other} onDownload={trackResourceDownloaded} />
            ))}
          </div>
        </MoreOfList>
      )}
      <ContactSubject value={resource.title}>
        {callToAction && <CallToActionSection {...callToAction} id="call-to-action" />}
      </ContactSubject>
    </>
  );
}

function Downloads({ resource: { files, slug } }: { resource: Resource }) {
  const { resources: texts } = useMessages();
  return files.map(({ href, name, format }, index) => (
    <a
      key={href}
      className={index === 0 ? 'btn' : 'btn btn--line'}
      href={href}
      download={name}
      onClick={() => trackResourceDownloaded(slug)}
    >
      {interpolate(texts.download, { format })}
      <Icon name="arrow-down" />
    </a>
  ));
}

function ResourceFacts({ resource: { files, publishedOn } }: { resource: Resource }) {
  const { resources: texts } = useMessages();
  return (
    <FactList
      className="mt-9"
      facts={[
        ...files.map(({ format, extent, size }): [string, string] => [format, `${extent}, ${formatFileSize(size)}`]),
        [texts.publishedOn, <DateText key="day" day={publishedOn} />],
      ]}
    />
  );
}

type Preview = Resource['previews'][number] & { image: Source };

const A4 = Math.SQRT2;

/** A whole page, of which the top is shown; any other image is shown as it is. */
const isPage = ({ image: { width, height } }: Preview) =>
  Math.abs(Math.max(width / height, height / width) - A4) < 0.02;

/**
 * The first one beside the words, the others below both; whole pages are a row that scrolls on phones. Each links to itself in full
 * size.
 */
function Previews({ figures }: { figures: Preview[] }) {
  const { resources: texts } = useMessages();
  const arePages = figures.every(isPage);
  return (
    <section className="contents" aria-labelledby="look-inside">
      <h2 id="look-inside" className="sr-only">
        {texts.look}
      </h2>
      <ul
        className={
          arePages
            ? 'max-sm:col-span-full max-sm:-mx-gutter max-sm:relative max-sm:flex max-sm:gap-x-4 max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1 sm:contents'
            : 'contents'
        }
      >
        {figures.map((figure, index) => (
          <li
            key={index}
            className={`${arePages ? 'max-sm:w-[min(17.5rem,85%)] max-sm:flex-none' : ''} ${index === 0 ? 'col-span-full xl:col-[6/13] xl:self-stretch' : figures.length === 2 ? 'col-span-full' : arePages ? 'col-span-2 md:col-span-6' : 'col-span-full lg:col-span-6'}`}
          >
            <figure className={index === 0 && isPage(figure) ? 'xl:flex xl:h-full xl:flex-col' : undefined}>
              {isPage(figure) ? (
                <PagePreview image={figure.image} isFirst={index === 0} isWide={index > 0 && figures.length === 2} />
              ) : (
                <PicturePreview figure={figure} isFirst={index === 0} />
              )}
              {figure.caption && <NoBreak as="figcaption" className="cap" text={figure.caption} />}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PicturePreview({ figure: { image, narrow }, isFirst }: { figure: Preview; isFirst: boolean }) {
  const { figure } = useMessages();
  return (
    <Link to={fullSizeOf(image)} className="block cursor-zoom-in overflow-hidden rounded-plate">
      <span className="sr-only">{figure.fullSize}</span>
      <Image
        image={image}
        narrow={narrow && { image: narrow, below: 'sm', sizes: '100vw' }}
        width={784}
        sizes="(width < 64rem) 100vw, 56vw"
        eager={isFirst}
        className="w-full"
      />
    </Link>
  );
}

type PagePreviewProps = { image: Source; isFirst: boolean; isWide: boolean };

/** Without the page's margins, on phones its corner, so that it can be read. A wide page in half the width shows its corner too. */
const PORTRAIT = 'scale-112 max-sm:origin-[13%_8%]';
const LANDSCAPE = 'max-sm:origin-[5%_3%]';
const CORNER = `${LANDSCAPE} sm:origin-top-left sm:scale-150 sm:object-left-top`;

/** The top of a page, on a plate from which it rises. The first one is as high as the words beside it. */
function PagePreview({ image, isFirst, isWide }: PagePreviewProps) {
  const { figure } = useMessages();
  const isPortrait = image.height > image.width;
  return (
    <Link
      to={fullSizeOf(image)}
      className={`block cursor-zoom-in rounded-plate pt-5 pl-5 sm:px-[6%] sm:pt-[6%] ${isFirst ? 'bg-mark xl:flex xl:grow xl:flex-col' : 'bg-accent-soft'}`}
    >
      <span className="sr-only">{figure.fullSize}</span>
      <span
        className={`relative block aspect-7/5 overflow-hidden bg-white max-sm:aspect-square ${isWide ? 'lg:aspect-2/1' : ''} ${isFirst ? 'xl:aspect-auto xl:min-h-96 xl:grow' : ''}`}
      >
        <Image
          image={image}
          width={1240}
          sizes="(width < 40rem) 200vw, (width < 79rem) 100vw, 60vw"
          eager={isFirst}
          className={`absolute inset-0 size-full object-cover object-top max-sm:scale-210 max-sm:object-left-top print:scale-100 ${isPortrait ? PORTRAIT : isWide ? LANDSCAPE : CORNER}`}
        />
      </span>
    </Link>
  );
}

import type { ReactNode } from 'react';
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
import { SectionHead } from '#app/ui/section-head.tsx';
import { Slider } from '#app/ui/slider.tsx';
import type { Route } from './+types/resource-page';

const MORE_RESOURCES = 3;
/** Up to this many, the last two sections stand side by side. */
const SHORT_WORDS = 80;

/** The first paragraph is what the page has to say. */
const OPENING =
  'max-w-[64rem] [&>p:first-child]:font-display [&>p:first-child]:text-[clamp(1.5rem,1.1rem+1.8vw,2.5rem)]/[1.28] [&>p:first-child]:tracking-[-0.018em] [&>p:first-child]:text-pretty [&>*]:max-w-none';
/** A table has the width of the page on tablets, where its column would be too narrow. */
const WITH_TABLE = 'md:max-lg:[&>.table-scroll]:col-span-full [&>.table-scroll]:max-w-none';
/** A table with bars has the whole width, the head of the bars stands where they begin. */
const DRAWING =
  'md:[&>.table-scroll:has(.to-scale)]:col-span-full sm:[&_th[align=right]]:pl-6 sm:[&_th[align=right]]:text-left sm:[&_.to-scale+td]:pl-8 sm:[&_th[align=right]+th]:pl-8';

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
  const [first, ...others] = resource.previews.flatMap(({ image, ...figure }) => (image ? [{ image, ...figure }] : []));
  const [opening, ...parts] = resource.sections;
  const sections = opening && opening.headings.length === 0 ? parts : resource.sections;
  const last = sections.slice(-2);
  const isPair = last.length === 2 && last.every(({ words, hasTable }) => words <= SHORT_WORDS && !hasTable);
  const [rows, pair] = isPair ? [sections.slice(0, -2), last] : [sections, []];
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
        </div>
        <div className="no-print xl:col-[6/13] xl:self-stretch">
          {first ? <FirstPreview figure={first} /> : <ResourcePicture resource={resource} eager />}
        </div>
      </div>
      {opening && opening.headings.length === 0 && (
        <div className="wrap pb-12 lg:pb-16">
          <Prose text={opening} className={OPENING} />
        </div>
      )}
      {others.length > 0 && <OtherPreviews figures={others} />}
      {sections.length > 0 && (
        <section aria-label={texts.inside}>
          {rows.map((section) =>
            section.hasBars ? (
              <div key={section.html} className="on-dark mb-12 bg-band py-16 text-ink lg:mb-16 lg:py-24">
                <div className="wrap">
                  <Prose text={section} className={`prose--split [&>:last-child]:mb-0 ${WITH_TABLE} ${DRAWING}`} />
                </div>
              </div>
            ) : (
              <div key={section.html} className="wrap">
                <Prose
                  text={section}
                  className={`prose--split border-t-2 border-ink pt-5 pb-12 lg:pb-16 ${WITH_TABLE}`}
                />
              </div>
            ),
          )}
          {pair.length > 0 && (
            <div className="wrap grid gap-x-(--gap) md:grid-cols-2">
              {pair.map((section) => (
                <Prose key={section.html} text={section} className="border-t-2 border-ink pt-5 pb-12 lg:pb-16" />
              ))}
            </div>
          )}
        </section>
      )}
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-5 pb-section no-print">
        <p className="actions">
          <Downloads resource={resource} />
        </p>
        <Share title={resource.title} />
        <div className="basis-full">
          <BackLink to="/free-resources">{texts.back}</BackLink>
        </div>
      </div>
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

/** Beside the words. A page is as high as they are. */
function FirstPreview({ figure }: { figure: Preview }) {
  return (
    <figure className={isPage(figure) ? 'xl:flex xl:h-full xl:flex-col' : undefined}>
      {isPage(figure) ? <PagePreview image={figure.image} /> : <PicturePreview figure={figure} />}
      {figure.caption && <NoBreak as="figcaption" className="cap" text={figure.caption} />}
    </figure>
  );
}

/** More than two scroll. */
function OtherPreviews({ figures }: { figures: Preview[] }) {
  const { resources: texts } = useMessages();
  const pages = figures.map((figure) => (
    <figure key={figure.image.src}>
      <OtherPreview figure={figure} />
      {figure.caption && <NoBreak as="figcaption" className="mt-3 text-sm font-semibold" text={figure.caption} />}
    </figure>
  ));
  const head = (buttons?: ReactNode) => (
    <div className="wrap">
      <SectionHead id="look-inside" heading={texts.look}>
        {buttons}
      </SectionHead>
    </div>
  );
  return (
    <section className="pb-12 lg:pb-16 no-print" aria-labelledby="look-inside">
      {figures.length > 2 ? (
        <Slider label={texts.look} head={head}>
          {pages}
        </Slider>
      ) : (
        <>
          {head()}
          <div className="wrap grid gap-x-(--gap) gap-y-8 sm:grid-cols-2 sm:max-lg:[&>:only-child]:col-span-full">
            {pages}
          </div>
        </>
      )}
    </section>
  );
}

/** The top of a page, large enough to be read, fading out; any other image as it is. */
function OtherPreview({ figure }: { figure: Preview }) {
  const { figure: texts } = useMessages();
  const { image } = figure;
  return (
    <Link
      to={fullSizeOf(image)}
      className="block cursor-zoom-in overflow-hidden rounded-plate bg-accent-soft px-4 pt-4 sm:px-8 sm:pt-8"
    >
      <span className="sr-only">{texts.fullSize}</span>
      <span className="block aspect-7/5 overflow-hidden bg-white mask-b-from-92% max-sm:mask-r-from-92% max-sm:aspect-square">
        <Image
          image={image}
          width={736}
          sizes="(width < 40rem) 180vw, (width < 79rem) 76vw, 736px"
          className={`size-full ${isPage(figure) ? CROPS[image.height > image.width ? 'portrait' : 'landscape'] : 'object-contain'}`}
        />
      </span>
    </Link>
  );
}

/** Without a page's margins; on phones its corner. */
const CROPS = {
  portrait: 'object-cover object-top origin-[50%_6%] scale-112 max-sm:origin-[13%_8%] max-sm:scale-200',
  landscape: 'object-cover object-top max-sm:origin-[5%_3%] max-sm:scale-200',
};

function PicturePreview({ figure: { image, narrow } }: { figure: Preview }) {
  const { figure } = useMessages();
  return (
    <Link to={fullSizeOf(image)} className="block cursor-zoom-in overflow-hidden rounded-plate">
      <span className="sr-only">{figure.fullSize}</span>
      <Image
        image={image}
        narrow={narrow && { image: narrow, below: 'sm', sizes: '100vw' }}
        width={784}
        sizes="(width < 64rem) 100vw, 56vw"
        eager
        className="w-full"
      />
    </Link>
  );
}

/** Without the page's margins, on phones its corner, so that it can be read. */
const PORTRAIT = 'scale-112 max-sm:origin-[13%_8%]';
const LANDSCAPE = 'max-sm:origin-[5%_3%] sm:origin-top-left sm:scale-150 sm:object-left-top';

/** The top of a page, on a plate from which it rises, as high as the words beside it. */
function PagePreview({ image }: { image: Source }) {
  const { figure } = useMessages();
  return (
    <Link
      to={fullSizeOf(image)}
      className="block cursor-zoom-in rounded-plate bg-mark pt-5 pl-5 sm:px-[6%] sm:pt-[6%] xl:flex xl:grow xl:flex-col"
    >
      <span className="sr-only">{figure.fullSize}</span>
      <span className="relative block aspect-7/5 overflow-hidden bg-white max-sm:aspect-square xl:aspect-auto xl:min-h-96 xl:grow">
        <Image
          image={image}
          width={1240}
          sizes="(width < 40rem) 200vw, (width < 79rem) 100vw, 60vw"
          eager
          className={`absolute inset-0 size-full object-cover object-top max-sm:scale-210 max-sm:object-left-top print:scale-100 ${image.height > image.width ? PORTRAIT : LANDSCAPE}`}
        />
      </span>
    </Link>
  );
}

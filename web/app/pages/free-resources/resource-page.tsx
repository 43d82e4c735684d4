import { trackResourceDownloaded } from '#app/analytics/events.ts';
import { blockOf } from '#app/content/blocks.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { findResource, listResources, type Resource } from '#app/content/free-resources.server.ts';
import type { RichText } from '#app/content/markdown.server.ts';
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
  'max-w-[64rem] [&>p:first-child]:font-display [&>p:first-child]:text-[clamp(1.5rem,1.1rem+1.8vw,2.5rem)]/[1.28] [&>p:first-child]:tracking-[-0.018em] [&>p:first-child]:text-pretty [&>*]:max-w-none';
/** A table with bars has the whole width, the head of the bars stands where they begin. */
const DRAWING =
  'md:[&>.table-scroll:has(.to-scale)]:col-span-full md:[&>.table-scroll:has(.to-scale)]:max-w-none sm:[&_th[align=right]]:pl-6 sm:[&_th[align=right]]:text-left sm:[&_.to-scale+td]:pl-8 sm:[&_th[align=right]+th]:pl-8';

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
        <section className="pb-section" aria-label={texts.inside}>
          {rowsOf(sections).map((row, index, rows) => {
            const [section, beside] = row;
            return isDrawing(section) ? (
              <div key={section.html} className="on-dark bg-band py-16 text-ink lg:py-24">
                <div className="wrap">
                  <Prose text={section} className={`prose--split [&>:last-child]:mb-0 ${DRAWING}`} />
                </div>
              </div>
            ) : (
              <div key={section.html} className="wrap">
                <div
                  className={`columns gap-y-10 pb-12 lg:pb-14 ${isDrawing(rows[index - 1]?.[0]) ? 'pt-12 lg:pt-16' : 'border-t-2 border-ink pt-5'}`}
                >
                  <Prose
                    text={section}
                    className={beside ? 'col-span-full md:col-[1/6]' : 'prose--split col-span-full'}
                  />
                  {beside && <Prose text={beside} className="col-span-full md:col-[6/13]" />}
                </div>
              </div>
            );
          })}
          <div className="wrap columns no-print">
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

const isDrawing = (section?: RichText) => section?.html.includes('to-scale') ?? false;

const SHORT_WORDS = 130;
const isShort = (section: RichText) => section.words < SHORT_WORDS && !isDrawing(section);

/** After the first one, two short ones share a row. */
function rowsOf([first, ...others]: RichText[]): [RichText, RichText?][] {
  const rows: [RichText, RichText?][] = [];
  for (const section of others) {
    const last = rows.at(-1);
    if (last && !last[1] && isShort(last[0]) && isShort(section)) last[1] = section;
    else rows.push([section]);
  }
  return first ? [[first], ...rows] : rows;
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
      {isPage(figure) ? <PagePreview image={figure.image} isFirst /> : <PicturePreview figure={figure} isFirst />}
      {figure.caption && <NoBreak as="figcaption" className="cap" text={figure.caption} />}
    </figure>
  );
}

/** With more than these the first sheets stand in a row, and the others are named. */
const PARTS = 2;
const SHEETS = 3;

function OtherPreviews({ figures }: { figures: Preview[] }) {
  const { resources: texts } = useMessages();
  const areSheets = figures.length > PARTS && figures.every(isPage);
  return (
    <section className="wrap pb-12 lg:pb-16 no-print" aria-labelledby="look-inside">
      <h2 id="look-inside" className="sr-only">
        {texts.look}
      </h2>
      {areSheets ? (
        <div className="rounded-plate bg-accent-soft py-6 max-lg:-mx-gutter max-lg:rounded-none lg:px-8 lg:py-8">
          <ol className="relative flex gap-5 max-lg:overflow-x-auto max-lg:px-gutter lg:gap-8">
            {figures.slice(0, SHEETS).map((figure) => (
              <li key={figure.image.src} className="max-lg:w-75 max-lg:flex-none lg:flex-1">
                <Sheet figure={figure} />
              </li>
            ))}
          </ol>
          <OtherSheets figures={figures.slice(SHEETS)} />
        </div>
      ) : (
        <ul className="columns gap-y-8">
          {figures.map((figure, index) => (
            <li
              key={index}
              className={figures.length > 1 ? 'col-span-full sm:col-span-2 md:col-span-6' : 'col-span-full'}
            >
              <figure>
                {isPage(figure) ? (
                  <PagePreview image={figure.image} isWide={figures.length === 1} />
                ) : (
                  <PicturePreview figure={figure} />
                )}
                {figure.caption && <NoBreak as="figcaption" className="cap" text={figure.caption} />}
              </figure>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The top of a page, where it begins, so large that it can be read. */
function Sheet({ figure: { image, caption } }: { figure: Preview }) {
  const { figure } = useMessages();
  return (
    <figure>
      <Link to={fullSizeOf(image)} className="block aspect-4/5 cursor-zoom-in overflow-hidden bg-white">
        <span className="sr-only">{figure.fullSize}</span>
        <Image
          image={image}
          width={840}
          sizes="(width < 64rem) 780px, 60vw"
          className="size-full origin-[10%_5%] scale-260 object-cover object-left-top lg:scale-210"
        />
      </Link>
      {caption && <NoBreak as="figcaption" className="mt-4 text-sm font-semibold" text={caption} />}
    </figure>
  );
}

function OtherSheets({ figures }: { figures: Preview[] }) {
  const { resources: texts } = useMessages();
  const named = figures.filter(({ caption }) => caption);
  if (named.length === 0) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-line-strong pt-4 text-sm max-lg:mx-gutter">
      <h3 className="font-sans text-sm font-normal tracking-normal">{texts.otherPages}</h3>
      <ul className="contents">
        {named.map(({ image, caption }) => (
          <li key={image.src}>
            <Link to={fullSizeOf(image)} className="link cursor-zoom-in">
              {caption}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PicturePreview({ figure: { image, narrow }, isFirst = false }: { figure: Preview; isFirst?: boolean }) {
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

type PagePreviewProps = { image: Source; isFirst?: boolean; isWide?: boolean };

/** Without the page's margins, on phones its corner, so that it can be read. A wide page in half the width shows its corner too. */
const PORTRAIT = 'scale-112 max-sm:origin-[13%_8%]';
const LANDSCAPE = 'max-sm:origin-[5%_3%]';
const CORNER = `${LANDSCAPE} sm:origin-top-left sm:scale-150 sm:object-left-top`;

/** The top of a page, on a plate from which it rises. The first one is as high as the words beside it. */
function PagePreview({ image, isFirst = false, isWide = false }: PagePreviewProps) {
  const { figure } = useMessages();
  const isPortrait = image.height > image.width;
  return (
    <Link
      to={fullSizeOf(image)}
      className={`block cursor-zoom-in rounded-plate pt-5 pl-5 sm:px-[6%] sm:pt-[6%] ${isFirst ? 'bg-(--mark-background) xl:flex xl:grow xl:flex-col' : 'bg-accent-soft'}`}
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

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
/** A table with bars has the whole width. */
const DRAWING = 'md:[&>.table-scroll:has(.to-scale)]:col-span-full md:[&>.table-scroll:has(.to-scale)]:max-w-none';

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
  const previews = resource.previews.flatMap(({ image, caption }) => (image ? [{ image, caption }] : []));
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
        <div className="max-w-[42rem] xl:col-[1/6]">
          <p className="mb-5">
            <BackLink to="/free-resources">{texts.back}</BackLink>
          </p>
          <NoBreak
            as="h1"
            className="text-[clamp(2rem,1.5rem+2vw,3.25rem)] leading-[1.08] tracking-[-0.02em]"
            text={resource.title}
          />
          <NoBreak as="p" className="lead" text={resource.lead} />
          <ResourceFacts resource={resource} />
          <p className="actions mt-7">
            {resource.files.map(({ href, name, format }, index) => (
              <a
                key={href}
                className={index === 0 ? 'btn' : 'btn btn--line'}
                href={href}
                download={name}
                onClick={() => trackResourceDownloaded(resource.slug)}
              >
                {interpolate(texts.download, { format })}
                <Icon name="arrow-down" />
              </a>
            ))}
            <MoreLink to={contactPath(resource.title)}>{texts.ask}</MoreLink>
          </p>
          <div className="mt-5">
            <Share title={resource.title} />
          </div>
        </div>
        <div className="xl:col-[6/13]">
          {previews.length > 0 ? (
            <Previews figures={previews} />
          ) : (
            <div className="no-print">
              <ResourcePicture resource={resource} eager />
            </div>
          )}
        </div>
      </div>
      {resource.body.words > 0 && (
        <section className="wrap pb-section" aria-label={texts.inside}>
          <Prose text={resource.body} className={`prose--split ${OPENING} ${DRAWING}`} />
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

type Preview = Pick<Resource['previews'][number], 'caption'> & { image: Source };

/** The first page large enough to be read, of the others a corner; each links to itself in full size. */
function Previews({ figures }: { figures: Preview[] }) {
  const { resources: texts } = useMessages();
  return (
    <section aria-labelledby="look-inside">
      <h2 id="look-inside" className="h4 mb-5">
        {texts.look}
      </h2>
      <ul className="grid gap-x-[var(--gap)] gap-y-6 sm:grid-cols-2">
        {figures.map(({ image, caption }, index) => {
          const isLarge = index === 0;
          return (
            <li key={index} className={isLarge ? 'col-span-full' : ''}>
              <figure
                className={
                  isLarge ? '' : 'max-sm:grid max-sm:grid-cols-[8.25rem_1fr] max-sm:items-center max-sm:gap-x-5'
                }
              >
                <PagePreview image={image} isLarge={isLarge} />
                {caption && (
                  <NoBreak as="figcaption" className={isLarge ? 'cap' : 'small muted sm:mt-2'} text={caption} />
                )}
              </figure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The top of a page without its margins, on a plate from which it rises. Where it is small, the corner that can be read. */
function PagePreview({ image, isLarge }: { image: Source; isLarge: boolean }) {
  const { figure } = useMessages();
  const isPortrait = image.height > image.width;
  return (
    <Link
      to={fullSizeOf(image)}
      className={`block cursor-zoom-in ${isLarge ? 'rounded-plate bg-mark pt-5 pl-5 sm:px-[6%] sm:pt-[6%]' : 'sm:rounded-plate sm:bg-accent-soft sm:pt-5 sm:pl-5'}`}
    >
      <span className="sr-only">{figure.fullSize}</span>
      <span
        className={`block aspect-7/5 overflow-hidden bg-white ${isLarge ? 'max-sm:aspect-square' : 'max-sm:border max-sm:border-line-strong'}`}
      >
        <Image
          image={image}
          width={1240}
          sizes={
            isLarge
              ? '(width < 40rem) 200vw, (width < 79rem) 100vw, 60vw'
              : '(width < 40rem) 264px, (width < 79rem) 100vw, 60vw'
          }
          eager={isLarge}
          className={`size-full object-cover object-top print:scale-100 ${isPortrait ? 'scale-112' : ''} ${isLarge ? 'max-sm:origin-[13%_8%] max-sm:scale-210 max-sm:object-left-top' : `sm:scale-210 sm:object-left-top ${isPortrait ? 'sm:origin-[13%_8%]' : 'sm:origin-top-left'}`}`}
        />
      </span>
    </Link>
  );
}

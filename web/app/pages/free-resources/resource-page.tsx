import { trackResourceDownloaded } from '#app/analytics/events.ts';
import { withFallback } from '#app/content/client.server.ts';
import { findResource, listResources, type Resource } from '#app/content/free-resources.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { relatedTo } from '#app/content/related.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { Share } from '#app/layout/share.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { CallToActionSection } from '#app/sections/call-to-action.tsx';
import { ContactSubject, contactPath } from '#app/sections/contact-subject.tsx';
import { MoreOfList } from '#app/sections/more-of-list.tsx';
import { pairShort } from '#app/sections/passage-pairs.ts';
import { ResourceCard, ResourcePicture } from '#app/sections/resource-card.tsx';
import { resourceSubject } from '#app/structured-data/reading.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { MoreLink } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date.tsx';
import { formatFileSize } from '#app/ui/file-size.ts';
import { Icon } from '#app/ui/icon.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Route } from './+types/resource-page';
import { LookInside } from './previews.tsx';

const MORE_RESOURCES = 3;

/** The text before the first heading. */
const OPENING = 'font-display text-[clamp(1.375rem,1.1rem+1vw,2rem)]/[1.32] tracking-[-0.018em] [--measure:54rem]';
const SECTION = 'border-t-2 border-ink pt-5 pb-section [&>h2]:text-h2';
/** In half the width, headings have one line on tablets too. */
const HALF = `${SECTION} md:max-lg:[&>h2]:text-h2-prose`;
/** Tables are as wide as heading and text together. */
const WITH_TABLE = '[&>.table-scroll]:mb-0 [&>.table-scroll]:max-w-none lg:[&>.table-scroll]:col-span-full';

export async function loader({ params }: Route.LoaderArgs) {
  const [resource, resources] = await Promise.all([
    findResource(params.slug).then((found) => requirePublished(found, 'free-resources', params.slug)),
    withFallback('more resources', [], listResources),
  ]);
  return { resource, more: relatedTo(resource, resources, MORE_RESOURCES) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ResourcePage({ loaderData: { resource, more } }: Route.ComponentProps) {
  const { resources: texts, nav } = useMessages();
  const { code } = useLanguage().locale;
  const crumbs = [{ label: nav.freeResources, to: '/free-resources' }, { label: resource.title }];
  const previews = resource.previews.flatMap(({ image, ...figure }) => (image ? [{ image, ...figure }] : []));
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
      {/* On wide screens the picture is beside the title too. */}
      <div className="wrap columns page-head gap-y-7 lg:grid-rows-[auto_1fr]">
        <NoBreak as="h1" className="lg:col-[1/7]" text={resource.title} />
        <div className="md:col-[1/7]">
          <NoBreak as="p" className="lead mt-0" text={resource.lead} />
          <p className="actions mt-7">
            <Downloads resource={resource} />
            <MoreLink to={contactPath(resource.title)}>{texts.ask.link}</MoreLink>
          </p>
          <ResourceFacts resource={resource} />
        </div>
        <div className="no-print max-md:mt-3 md:col-[7/13] lg:row-[1/3]">
          <ResourcePicture resource={resource} eager isWide />
        </div>
      </div>
      {opening && opening.headings.length === 0 && (
        <div className="wrap pb-12 md:pt-2 lg:pt-4 lg:pb-16">
          <Prose text={opening} className={OPENING} />
        </div>
      )}
      {previews.length > 0 && <LookInside previews={previews} />}
      {sections.length > 0 && (
        <section className="wrap" aria-label={texts.inside}>
          {pairShort(sections).map(({ passage, beside }) =>
            beside ? (
              <div key={passage.html} className="md:grid md:grid-cols-2 md:gap-x-(--gap) lg:gap-x-16">
                <Prose text={passage} className={HALF} />
                <Prose text={beside} className={HALF} />
              </div>
            ) : (
              <Prose key={passage.html} text={passage} className={`prose--split ${SECTION} ${WITH_TABLE}`} />
            ),
          )}
        </section>
      )}
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-5 pb-section no-print">
        <p className="actions">
          <Downloads resource={resource} />
        </p>
        <Share title={resource.title} />
      </div>
      {more.length > 0 && (
        <MoreOfList id="more-resources" heading={texts.more} to="/free-resources" all={texts.all}>
          <div className="cards sm:max-lg:grid-cols-2">
            {more.map((other, index) => (
              <ResourceCard
                key={other.slug}
                resource={other}
                onDownload={trackResourceDownloaded}
                className={index === MORE_RESOURCES - 1 ? 'sm:max-lg:hidden' : ''}
              />
            ))}
          </div>
        </MoreOfList>
      )}
      <ContactSubject value={resource.title}>
        <CallToActionSection
          id="ask"
          heading={texts.ask.heading}
          text={texts.ask.text}
          link={{ label: texts.ask.link, url: '/contact' }}
          tone="accent"
        />
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

const FACT = 'col-span-full grid grid-cols-subgrid';

function ResourceFacts({ resource: { files, publishedOn } }: { resource: Resource }) {
  const { resources: texts } = useMessages();
  return (
    <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm text-ink-2 [&_dd]:font-medium [&_dd]:text-ink">
      {files.map(({ href, format, extent, size }) => (
        <div key={href} className={FACT}>
          <dt>{format}</dt>
          <dd>{`${extent}, ${formatFileSize(size)}`}</dd>
        </div>
      ))}
      <div className={FACT}>
        <dt>{texts.publishedOn}</dt>
        <dd>
          <DateText day={publishedOn} />
        </dd>
      </div>
    </dl>
  );
}

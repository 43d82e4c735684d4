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
      <div className="wrap page-head columns gap-y-8">
        <div className="peer md:col-[1/5] no-print">
          <ResourcePicture resource={resource} eager />
        </div>
        <div className="max-w-[42rem] md:col-[6/13] md:peer-has-[>:empty]:col-[1/9]">
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
      </div>
      <Previews figures={resource.previews} />
      {resource.body.words > 0 && (
        <section className="wrap pb-section" aria-label={texts.inside}>
          <Prose text={resource.body} className="prose--split" />
        </section>
      )}
      {more.length > 0 && (
        <MoreOfList id="more-resources" heading={texts.more} to="/free-resources" all={texts.all}>
          <div className="cards">
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

function Previews({ figures }: { figures: Resource['previews'] }) {
  const { resources: texts } = useMessages();
  const shown = figures.flatMap(({ image, caption }) => (image ? [{ image, caption }] : []));
  if (shown.length === 0) return null;
  return (
    <section className="wrap pb-section" aria-labelledby="look-inside">
      <h2 id="look-inside" className="text-[clamp(1.625rem,1.4rem+0.9vw,2.125rem)]/[1.16]">
        {texts.look}
      </h2>
      <ul className="mt-6 flex items-start gap-x-[var(--gap)]">
        {shown.map((figure, index) => (
          // All as high as each other, also in landscape. A phone has room for one, as wide as the screen: hence the factor,
          // because a total below 1 would leave space.
          <li
            key={index}
            className="max-sm:not-first:hidden"
            style={{ flex: `${(100 * figure.image.width) / figure.image.height} 1 0` }}
          >
            <PagePreview figure={figure} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Preview = Pick<Resource['previews'][number], 'caption'> & { image: Source };

/** A whole page, which links to itself in full size. */
function PagePreview({ figure: { image, caption } }: { figure: Preview }) {
  const { figure } = useMessages();
  return (
    <figure>
      <Link to={fullSizeOf(image)} className="block cursor-zoom-in border border-line-strong">
        <span className="sr-only">{figure.fullSize}</span>
        <Image image={image} width={620} sizes="(width < 40rem) 92vw, min(620px, 46vw)" className="w-full" />
      </Link>
      {caption && <NoBreak as="figcaption" className="cap" text={caption} />}
    </figure>
  );
}

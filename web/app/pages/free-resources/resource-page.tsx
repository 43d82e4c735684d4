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
import { useSite } from '#app/root-data/root-data.ts';
import { contactPath } from '#app/sections/contact-subject.tsx';
import { CaptionedImage } from '#app/sections/figure.tsx';
import { MoreOfList } from '#app/sections/more-of-list.tsx';
import { ResourceCard, ResourceSheet } from '#app/sections/resource-card.tsx';
import { resourceSubject } from '#app/structured-data/reading.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { BackLink, MoreLink } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { formatFileSize } from '#app/ui/file-size.ts';
import { Icon } from '#app/ui/icon.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Route } from './+types/resource-page';

const MORE_RESOURCES = 3;

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
  const studio = useSite().name;
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
      <div className="wrap page-head columns gap-y-8 !pb-section">
        <div className="c-1-4 no-print">
          <div className="stay max-w-56 md:max-w-none">
            <ResourceSheet resource={resource} studio={studio} eager />
          </div>
        </div>
        <div className="c-6-12 max-w-[42rem]">
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
          <Previews figures={resource.previews} />
          {resource.body.words > 0 && (
            <section className="mt-14" aria-label={texts.inside}>
              <Prose text={resource.body} />
            </section>
          )}
        </div>
      </div>
      {more.length > 0 && (
        <MoreOfList id="more-resources" heading={texts.more} to="/free-resources" all={texts.all}>
          <div className="cards">
            {more.map((other) => (
              <ResourceCard key={other.slug} resource={other} studio={studio} />
            ))}
          </div>
        </MoreOfList>
      )}
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
  const shown = figures.filter(({ image }) => image);
  if (shown.length === 0) return null;
  return (
    <section className="mt-14" aria-labelledby="look-inside">
      <h2 id="look-inside" className="h3">
        {texts.look}
      </h2>
      <ul className="mt-5 grid grid-cols-2 items-start gap-x-[var(--gap)] gap-y-8 sm:grid-cols-3 [&_img]:border [&_img]:border-line">
        {shown.map((figure, index) => (
          <li key={index} className="max-sm:first:nth-last-[odd]:col-span-full">
            <CaptionedImage figure={figure} width={320} />
          </li>
        ))}
      </ul>
    </section>
  );
}

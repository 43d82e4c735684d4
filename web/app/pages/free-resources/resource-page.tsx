import { trackResourceDownloaded } from '#app/analytics/events.ts';
import { withFallback } from '#app/content/client.server.ts';
import { findResource, listResources, type Resource } from '#app/content/free-resources.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { relatedTo } from '#app/content/related.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { MoreOfList } from '#app/sections/more-of-list.tsx';
import { resourceSubject } from '#app/structured-data/reading.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { BackLink } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date.tsx';
import { formatFileSize } from '#app/ui/file-size.ts';
import { Icon } from '#app/ui/icon.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Route } from './+types/resource-page';
import { ResourceCard, ResourceSheet } from './resource-card.tsx';

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
  const { contentLocale } = useLanguage().locale;
  const crumbs = [{ label: nav.freeResources, to: '/free-resources' }, { label: resource.title }];
  return (
    <>
      <PageMeta
        title={resource.title}
        description={resource.lead}
        seo={resource.seo}
        crumbs={crumbs}
        subject={resourceSubject(resource, contentLocale)}
      />
      <Breadcrumbs crumbs={crumbs} />
      <div className="wrap page-head columns gap-y-8 !pb-section">
        <div className="c-1-4">
          <div className="stay max-w-56 md:max-w-none">
            <ResourceSheet resource={resource} eager />
          </div>
        </div>
        <div className="c-6-12 reading__column">
          <p className="mb-5">
            <BackLink to="/free-resources">{texts.back}</BackLink>
          </p>
          <h1 className="resource-title">
            <NoBreak text={resource.title} />
          </h1>
          <p className="lead">
            <NoBreak text={resource.lead} />
          </p>
          <ResourceFacts resource={resource} />
          <p className="mt-7">
            <a
              className="btn"
              href={resource.file.href}
              download={resource.file.name}
              onClick={() => trackResourceDownloaded(resource.slug)}
            >
              {texts.download}
              <Icon name="arrow-down" />
            </a>
          </p>
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
              <ResourceCard key={other.slug} resource={other} />
            ))}
          </div>
        </MoreOfList>
      )}
    </>
  );
}

function ResourceFacts({ resource: { format, extent, file, publishedOn } }: { resource: Resource }) {
  const { resources: texts } = useMessages();
  const facts: [string, React.ReactNode][] = [
    [texts.format, format],
    [texts.extent, extent],
    [texts.size, formatFileSize(file.size)],
    [texts.publishedOn, <DateText key="day" day={publishedOn} />],
  ];
  return (
    <dl className="particulars mt-9">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { trackResourceDownloaded } from '../../analytics/events';
import { withFallback } from '../../content/client.server.ts';
import { findResource, listResources, type Resource } from '../../content/free-resources.server.ts';
import { requirePublished } from '../../content/not-found-response.server.ts';
import { relatedTo } from '../../content/related.ts';
import { useMessages } from '../../i18n/messages';
import { useLanguage } from '../../i18n/use-locale';
import { PageMeta } from '../../layout/page-meta';
import { loadPageData } from '../../navigation/page-data';
import { MoreOfList } from '../../sections/more-of-list';
import { resourceSubject } from '../../structured-data/reading';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { BackLink } from '../../ui/button';
import { DateText } from '../../ui/date';
import { formatFileSize } from '../../ui/file-size';
import { Icon } from '../../ui/icon';
import { NoBreak } from '../../ui/no-break';
import { Prose } from '../../ui/prose';
import type { Route } from './+types/resource-page';
import { ResourceCard, ResourceSheet } from './resource-card';

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

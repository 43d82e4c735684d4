import { trackResourceDownloaded } from '#app/analytics/events.ts';
import { listArticles } from '#app/content/articles.server.ts';
import { listResources } from '#app/content/free-resources.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { listBytes } from '#app/content/technical-bytes.server.ts';
import { findTopic } from '#app/content/topics.server.ts';
import { countTopics, withTopic } from '#app/content/topics.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { ArticlesAndBytes } from '#app/sections/articles-and-bytes.tsx';
import { EmptyList } from '#app/sections/empty-list.tsx';
import { FeedLink } from '#app/sections/feed-link.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { ResourceCards } from '#app/sections/resource-card.tsx';
import { TopicTags } from '#app/sections/topic-tags.tsx';
import { listSubject } from '#app/structured-data/lists.ts';
import { MoreLink } from '#app/ui/button.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/topic-page';

export async function loader({ params: { slug } }: Route.LoaderArgs) {
  const [topic, articles, bytes, resources] = await Promise.all([
    findTopic(slug).then((found) => requirePublished(found, 'topics', slug)),
    listArticles(),
    listBytes(),
    listResources(),
  ]);
  return {
    topic,
    articles: withTopic(articles, slug),
    bytes: withTopic(bytes, slug),
    resources: withTopic(resources, slug),
    others: countTopics([...articles, ...bytes, ...resources]).filter((other) => other.slug !== slug),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { topic, articles, bytes, resources, others } = loaderData;
  const { nav, topics: texts, blog, kinds } = useMessages();
  const { name, slug, lead, seo } = topic;
  const crumbs = [{ label: nav.blog, to: '/blog' }, { label: name }];
  const listed = [
    ...articles.map((article) => ({ title: article.title, path: `/blog/${article.slug}` })),
    ...bytes.map((byte) => ({ title: byte.title, path: `/technical-bytes/${byte.slug}` })),
    ...resources.map((resource) => ({ title: resource.title, path: `/free-resources/${resource.slug}` })),
  ];
  const isEmpty = listed.length === 0;
  return (
    <>
      <PageMeta
        title={interpolate(texts.title, { name })}
        description={lead}
        seo={seo}
        crumbs={crumbs}
        subject={listSubject(listed)}
        isListed={!isEmpty}
      />
      <PageHeader hero={{ heading: name, lead }} crumbs={crumbs} layout="split">
        {!isEmpty && <FeedLink path={`/topics/${slug}`} name={name} />}
      </PageHeader>
      {isEmpty ? (
        <EmptyList heading={texts.none} text="">
          <MoreLink to="/blog">{blog.all}</MoreLink>
        </EmptyList>
      ) : (
        <ArticlesAndBytes articles={articles} bytes={bytes}>
          {resources.length > 0 && (
            <section aria-labelledby="resources">
              <SectionHead id="resources" heading={kinds.resource.many} />
              <ResourceCards resources={resources} onDownload={trackResourceDownloaded} />
            </section>
          )}
        </ArticlesAndBytes>
      )}
      {others.length > 0 && (
        <section className="wrap pb-section no-print" aria-labelledby="other-topics">
          <h2 id="other-topics" className="h4 mb-4">
            {texts.more}
          </h2>
          <TopicTags topics={others} />
        </section>
      )}
    </>
  );
}

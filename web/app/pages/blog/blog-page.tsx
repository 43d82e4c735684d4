import { type ArticleSummary, listArticles } from '#app/content/articles.server.ts';
import { requirePage } from '#app/content/pages.server.ts';
import { countTopics, topicOf, withTopic } from '#app/content/topics.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { langOf } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { ArticleCard, ArticleCover } from '#app/sections/article-card.tsx';
import { Blocks } from '#app/sections/blocks.tsx';
import { EmptyList } from '#app/sections/empty-list.tsx';
import { FollowLink } from '#app/sections/follow-link.tsx';
import { LeadArticle } from '#app/sections/lead-article.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { TopicFilter } from '#app/sections/topic-filter.tsx';
import { listSubject } from '#app/structured-data/lists.ts';
import { MoreLink } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/blog-page';

/** Number of cards below the latest article. Older articles are rows of a list. */
const CARDS = 6;

export async function loader({ request }: Route.LoaderArgs) {
  const [page, all, { none }] = await Promise.all([requirePage('blog'), listArticles(), getUiTextsOrDefault()]);
  const topics = countTopics(all);
  const topic = topicOf(new URL(request.url).search, topics);
  return {
    page,
    articles: withTopic(all, topic),
    topics,
    topic,
    total: all.length,
    none: all.length ? '' : none.articles,
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function BlogPage({ loaderData: { page, articles, topics, topic, total, none } }: Route.ComponentProps) {
  const { blog, bytes } = useMessages();
  const { hero, title, blocks, seo } = page;
  const [latest, ...others] = articles;
  const cards = others.slice(0, CARDS);
  const older = others.slice(CARDS);
  const crumbs = [{ label: title }];
  const listed = articles.map((article) => ({ title: article.title, path: `/blog/${article.slug}` }));
  return (
    <>
      <PageMeta title={title} description={hero.lead} seo={seo} crumbs={crumbs} subject={listSubject(listed)} />
      <PageHeader hero={hero} crumbs={crumbs} layout="split" />
      <div className="wrap">
        <TopicFilter
          label={blog.filter}
          forms={blog.count}
          path="/blog"
          topics={topics}
          total={total}
          current={topic}
        />
      </div>
      {latest ? (
        <section className="section wrap pt-0 lg:pb-24" aria-labelledby="latest-article">
          <h2 id="latest-article" className="sr-only">
            {blog.latest}
          </h2>
          <LeadArticle article={latest} isEager />
        </section>
      ) : (
        <EmptyList heading={blog.none} text={none}>
          <MoreLink to="/technical-bytes">{bytes.browse}</MoreLink>
        </EmptyList>
      )}
      {others.length > 0 && (
        <section className="section wrap" aria-labelledby="more-articles">
          <SectionHead id="more-articles" heading={blog.more} />
          <div className="cards max-sm:gap-y-0">
            {cards.map((article) => (
              <ArticleCard key={article.slug} article={article} size="compact" />
            ))}
          </div>
          {older.length > 0 && (
            <div className="mt-section">
              <SectionHead heading={blog.earlier} />
              {older.map((article) => (
                <ArticleRow key={article.slug} article={article} />
              ))}
            </div>
          )}
          <div className="mt-6">
            <FollowLink />
          </div>
        </section>
      )}
      <Blocks blocks={blocks} />
    </>
  );
}

/** Below tablets the image comes first, and the lead is hidden. */
function ArticleRow({ article }: { article: ArticleSummary }) {
  const { blog } = useMessages();
  return (
    <article
      className="post relative grid gap-x-[var(--gap)] gap-y-2 border-t border-line py-5 last:border-b md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-[1fr_auto_auto_1fr] md:py-4 max-md:gap-x-4 min-[20rem]:max-md:grid-cols-[6rem_1fr] min-[20rem]:max-md:grid-rows-[auto_1fr]"
      lang={langOf(article)}
    >
      <p className="meta md:row-start-2">
        {article.author && <span className="max-lg:hidden">{article.author.name}</span>}
        <span className="max-md:w-full">
          <DateText day={article.publishedOn} />
        </span>
        <span>{interpolate(blog.minutes, { count: article.minutes })}</span>
        {article.topics[0] && <span>{article.topics[0].name}</span>}
      </p>
      <div className="max-w-[54rem] md:row-start-3">
        <h3>
          <Link to={`/blog/${article.slug}`} viewTransition className="card-link">
            <NoBreak text={article.title} />
          </Link>
        </h3>
        <p className="muted mt-2.5 max-md:hidden">{article.lead}</p>
      </div>
      <div className="min-[20rem]:max-md:order-first min-[20rem]:max-md:row-span-2 md:col-[2] md:row-[1/-1] md:*:aspect-video">
        <ArticleCover article={article} width={336} isCompact />
      </div>
    </article>
  );
}

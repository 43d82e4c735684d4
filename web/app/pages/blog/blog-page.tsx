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
import { PageHeader } from '#app/sections/page-header.tsx';
import { PersonLine } from '#app/sections/people.tsx';
import { TopicFilter } from '#app/sections/topic-filter.tsx';
import { listSubject } from '#app/structured-data/lists.ts';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/blog-page';

/** With the latest article these are four; on a phone the others have their picture beside the title. */
const LARGE_CARDS = 3;

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
        <LatestArticle article={latest} />
      ) : (
        <EmptyList heading={blog.none} text={none}>
          <MoreLink to="/technical-bytes">{bytes.browse}</MoreLink>
        </EmptyList>
      )}
      {others.length > 0 && (
        <section className="section wrap" aria-labelledby="more-articles">
          <SectionHead id="more-articles" heading={blog.more} />
          <div className="cards">
            {others.map((article, index) => (
              <ArticleCard
                key={article.slug}
                article={article}
                size={index < LARGE_CARDS ? 'normal' : 'compact'}
                hasAuthor
              />
            ))}
          </div>
        </section>
      )}
      <div className="wrap pb-section">
        <FollowLink />
      </div>
      <Blocks blocks={blocks} />
    </>
  );
}

function LatestArticle({ article }: { article: ArticleSummary }) {
  const { blog } = useMessages();
  const to = `/blog/${article.slug}`;
  return (
    <section className="section wrap pt-0" aria-labelledby="latest-article">
      <h2 id="latest-article" className="sr-only">
        {blog.latest}
      </h2>
      <article className="relative columns [&_.btn]:relative [&_.btn]:z-1 items-center gap-y-6" lang={langOf(article)}>
        <div className="lg:col-[1/8]">
          <ArticleCover article={article} isLarge />
        </div>
        <div className="grid justify-items-start gap-5 lg:col-[8/13]">
          <p className="meta">
            <DateText day={article.publishedOn} />
            <span>{interpolate(blog.minutes, { count: article.minutes })}</span>
            {article.topics[0] && <span>{article.topics[0].name}</span>}
          </p>
          <h3 className="text-h2">
            <Link to={to} viewTransition className="card-link">
              <NoBreak text={article.title} />
            </Link>
          </h3>
          <NoBreak as="p" className="lead" text={article.lead} />
          {article.author && <PersonLine person={article.author} to={`/authors/${article.author.slug}`} />}
          <ButtonLink to={to} arrow>
            {blog.readMore}
            <span className="sr-only">: {article.title}</span>
          </ButtonLink>
        </div>
      </article>
    </section>
  );
}

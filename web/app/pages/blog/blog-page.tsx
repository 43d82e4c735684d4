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
import { ListBar } from '#app/sections/list-bar.tsx';
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

/** On a phone the others have their picture beside the title. */
const LARGE_CARDS = 3;
/** Cards below the latest article. If there are more articles, one fills the width, and the others are a list. */
const CARDS = 5;

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
  const cards = others.length > CARDS + 1 ? others.slice(0, CARDS) : others;
  const [wide, ...older] = others.slice(cards.length);
  const crumbs = [{ label: title }];
  const listed = articles.map((article) => ({ title: article.title, path: `/blog/${article.slug}` }));
  return (
    <>
      <PageMeta title={title} description={hero.lead} seo={seo} crumbs={crumbs} subject={listSubject(listed)} />
      <PageHeader hero={hero} crumbs={crumbs} layout="split" />
      <div className="wrap">
        <ListBar
          filter={
            <TopicFilter
              label={blog.filter}
              forms={blog.count}
              path="/blog"
              topics={topics}
              total={total}
              current={topic}
            />
          }
        >
          <FollowLink />
        </ListBar>
      </div>
      {latest ? (
        <section className="section wrap pt-0" aria-labelledby="latest-article">
          <h2 id="latest-article" className="sr-only">
            {blog.latest}
          </h2>
          <WideArticle article={latest} isLatest />
        </section>
      ) : (
        <EmptyList heading={blog.none} text={none}>
          <MoreLink to="/technical-bytes">{bytes.browse}</MoreLink>
        </EmptyList>
      )}
      {others.length > 0 && (
        <section className="section wrap" aria-labelledby="more-articles">
          <SectionHead id="more-articles" heading={blog.more} />
          <div className="cards">
            {cards.map((article, index) => (
              <ArticleCard
                key={article.slug}
                article={article}
                size={index < LARGE_CARDS ? 'normal' : 'compact'}
                hasAuthor
              />
            ))}
          </div>
          {wide && (
            <div className="mt-12 border-t border-line pt-12 lg:mt-18 lg:pt-18">
              <WideArticle article={wide} />
            </div>
          )}
          {older.length > 0 && (
            <div className="mt-12 lg:mt-18">
              {older.map((article) => (
                <ArticleRow key={article.slug} article={article} />
              ))}
            </div>
          )}
        </section>
      )}
      <Blocks blocks={blocks} />
    </>
  );
}

/** On wide screens the words of the latest begin and end where its picture does. Another has its picture at the right. */
function WideArticle({ article, isLatest = false }: { article: ArticleSummary; isLatest?: boolean }) {
  const { blog } = useMessages();
  const { author } = article;
  const to = `/blog/${article.slug}`;
  return (
    <article className="relative columns gap-y-6" lang={langOf(article)}>
      <div className={isLatest ? 'lg:col-[1/8]' : 'lg:order-last lg:col-[5/13]'}>
        <ArticleCover article={article} width={928} isEager={isLatest} />
      </div>
      <div
        className={`flex flex-col items-start gap-5 lg:[&>:last-child]:mt-auto ${isLatest ? 'lg:col-[8/13]' : 'lg:col-[1/5]'}`}
      >
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
        {author && <PersonLine person={{ ...author, photo: null }} to={`/authors/${author.slug}`} />}
        {isLatest && (
          // Above the title's link, which covers the article.
          <p className="relative">
            <ButtonLink to={to} arrow>
              {blog.readMore}
              <span className="sr-only">: {article.title}</span>
            </ButtonLink>
          </p>
        )}
      </div>
    </article>
  );
}

/** On a phone its picture is first, beside the title. */
function ArticleRow({ article }: { article: ArticleSummary }) {
  return (
    <article
      className="post relative grid gap-x-[var(--gap)] gap-y-2 border-t border-line py-5 last:border-b min-[20rem]:max-md:grid-cols-[min(9rem,40%)_1fr] min-[20rem]:max-md:grid-rows-[auto_1fr] md:grid-cols-[8rem_minmax(0,1fr)_8rem] lg:grid-cols-12 lg:items-start"
      lang={langOf(article)}
    >
      <p className="meta lg:col-span-2 lg:pt-1">
        <DateText day={article.publishedOn} />
      </p>
      <div className="lg:col-span-7 lg:col-start-3">
        <h3>
          <Link to={`/blog/${article.slug}`} viewTransition className="card-link">
            <NoBreak text={article.title} />
          </Link>
        </h3>
        <p className="muted mt-2 max-md:hidden">{article.lead}</p>
      </div>
      <div className="min-[20rem]:max-md:order-first min-[20rem]:max-md:row-span-2 lg:col-span-2 lg:col-start-11">
        <ArticleCover article={article} width={240} />
      </div>
    </article>
  );
}

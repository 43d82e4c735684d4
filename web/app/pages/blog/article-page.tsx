import type { Article } from '../../content/articles.server.ts';
import { findArticle, listArticles } from '../../content/articles.server.ts';
import { withFallback } from '../../content/client.server.ts';
import { requirePublished } from '../../content/not-found-response.server.ts';
import { relatedTo } from '../../content/related.ts';
import { format, useMessages } from '../../i18n/messages';
import { useLanguage } from '../../i18n/use-locale';
import { PageMeta } from '../../layout/page-meta';
import { loadPageData } from '../../navigation/page-data';
import { ArticleCard } from '../../sections/article-card';
import { CallToActionSection } from '../../sections/call-to-action';
import { MoreOfList } from '../../sections/more-of-list';
import { PersonLine } from '../../sections/people';
import { ReadingColumns } from '../../sections/reading-columns';
import { TechnologyTags } from '../../sections/technology-tags';
import { articleSubject } from '../../structured-data/reading';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { BackLink } from '../../ui/button';
import { DateText } from '../../ui/date';
import { Flags } from '../../ui/flags';
import { Image } from '../../ui/image';
import { NoBreak } from '../../ui/no-break';
import type { Route } from './+types/article-page';

const MORE_ARTICLES = 3;

export async function loader({ params }: Route.LoaderArgs) {
  const [article, articles] = await Promise.all([
    findArticle(params.slug).then((found) => requirePublished(found, 'articles', params.slug)),
    withFallback('more articles', [], listArticles),
  ]);
  return { article, more: relatedTo(article, articles, MORE_ARTICLES) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ArticlePage({ loaderData: { article, more } }: Route.ComponentProps) {
  const { blog, nav } = useMessages();
  const { contentLocale } = useLanguage().locale;
  const crumbs = [{ label: nav.blog, to: '/blog' }, { label: article.title }];
  return (
    <>
      <PageMeta
        title={article.title}
        description={article.lead}
        seo={article.seo}
        crumbs={crumbs}
        subject={articleSubject(article, contentLocale)}
      />
      <Breadcrumbs crumbs={crumbs} />
      <article className={more.length === 0 ? 'pb-section' : undefined}>
        <div className="wrap page-head columns items-end gap-y-8">
          <div className="c-1-8">
            <p className="mb-5">
              <BackLink to="/blog">{blog.back}</BackLink>
            </p>
            <h1>
              <NoBreak text={article.title} />
            </h1>
          </div>
          <div className="c-9-12 grid gap-4">
            {article.author && <PersonLine person={article.author} />}
            <p className="meta">
              <DateText day={article.publishedOn} />
              <span>{format(blog.minutes, { count: article.minutes })}</span>
            </p>
          </div>
        </div>
        <div className="wrap">
          {article.cover ? (
            <div className="hero-cover">
              <Image image={article.cover} width={1344} eager />
            </div>
          ) : (
            <div className="hero-art">
              <Flags text={article.title} count={12} columns={6} eager />
            </div>
          )}
        </div>
        <ReadingColumns
          text={article.body}
          before={
            <p className="lead mb-10">
              <NoBreak text={article.lead} />
            </p>
          }
          after={<ArticleEnd article={article} />}
        />
      </article>
      {more.length > 0 && (
        <MoreOfList id="more-articles" heading={blog.more} to="/blog" all={blog.all} className="section wrap">
          <div className="cards">
            {more.map((other) => (
              <ArticleCard key={other.slug} article={other} />
            ))}
          </div>
        </MoreOfList>
      )}
      {article.callToAction && <CallToActionSection id="call-to-action" {...article.callToAction} />}
    </>
  );
}

function ArticleEnd({ article: { technologies, author } }: { article: Article }) {
  const { blog } = useMessages();
  return (
    <>
      {technologies.length > 0 && (
        <section className="mt-12 no-print" aria-label={blog.technologies}>
          <h2 className="h4 mb-3">{blog.technologies}</h2>
          <TechnologyTags technologies={technologies} />
        </section>
      )}
      {author && (
        <section className="mt-12 border-t border-line pt-6" aria-label={blog.author}>
          <h2 className="h4 mb-4">{blog.author}</h2>
          <PersonLine person={author} />
          {author.bio && <p className="muted mt-4">{author.bio}</p>}
        </section>
      )}
    </>
  );
}

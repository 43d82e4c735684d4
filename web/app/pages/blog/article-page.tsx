import type { Article } from '#app/content/articles.server.ts';
import { findArticle, listArticles } from '#app/content/articles.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { relatedTo } from '#app/content/related.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { Share } from '#app/layout/share.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { ArticleCard } from '#app/sections/article-card.tsx';
import { Byline } from '#app/sections/byline.tsx';
import { CallToActionSection } from '#app/sections/call-to-action.tsx';
import { ContactSubject } from '#app/sections/contact-subject.tsx';
import { MoreOfList } from '#app/sections/more-of-list.tsx';
import { PersonLine } from '#app/sections/people.tsx';
import { ProjectMosaic } from '#app/sections/project-mosaic.tsx';
import { ReadingColumns } from '#app/sections/reading-columns.tsx';
import { TopicsAndTechnologies } from '#app/sections/topics-and-technologies.tsx';
import { articleSubject } from '#app/structured-data/reading.ts';
import { Ornament } from '#app/ui/art.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { BackLink } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date.tsx';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
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
  const { code } = useLanguage().locale;
  const crumbs = [{ label: nav.blog, to: '/blog' }, { label: article.title }];
  return (
    <>
      <PageMeta
        title={article.title}
        description={article.lead}
        seo={article.seo}
        crumbs={crumbs}
        subject={articleSubject(article, code)}
      />
      <Breadcrumbs crumbs={crumbs} />
      <article className={more.length === 0 ? 'pb-section' : undefined}>
        <div className="wrap page-head grid gap-y-7 pb-0">
          <NoBreak as="h1" className="text-title" text={article.title} />
          <NoBreak as="p" className="lead mt-0 max-w-[46rem]" text={article.lead} />
          <Byline author={article.author}>
            <DateText day={article.publishedOn} />
            <span>{interpolate(blog.minutes, { count: article.minutes })}</span>
          </Byline>
          {article.cover ? (
            <div className="hero-cover">
              <Image
                image={article.cover}
                width={1440}
                sizes="94vw"
                className="aspect-3/2 w-full rounded-plate bg-plate object-cover md:aspect-2/1"
                eager
              />
            </div>
          ) : (
            <div className="no-print overflow-hidden rounded-plate empty:hidden">
              <Ornament text={article.title} columns={4} rows={2} className="w-full" eager />
            </div>
          )}
        </div>
        <ReadingColumns text={article.body} after={<ArticleEnd article={article} />} />
      </article>
      {article.projects.length > 0 && (
        <section className="wrap pt-section no-print" aria-labelledby="project">
          <SectionHead id="project" heading={blog.project} />
          <ProjectMosaic projects={article.projects} />
        </section>
      )}
      {more.length > 0 && (
        <MoreOfList id="more-articles" heading={blog.more} to="/blog" all={blog.all} className="section wrap">
          <div className="cards max-sm:gap-y-0 sm:max-lg:grid-cols-2! sm:max-lg:[&>:nth-child(3)]:hidden">
            {more.map((other) => (
              <ArticleCard key={other.slug} article={other} size="compact" />
            ))}
          </div>
        </MoreOfList>
      )}
      <ContactSubject value={article.title}>
        {article.callToAction && <CallToActionSection id="call-to-action" {...article.callToAction} />}
      </ContactSubject>
    </>
  );
}

function ArticleEnd({ article: { title, topics, technologies, author } }: { article: Article }) {
  const { blog } = useMessages();
  return (
    <>
      <div className="mt-12 empty:hidden">
        <TopicsAndTechnologies topics={topics} technologies={technologies} />
      </div>
      {author && (
        <section className="mt-12" aria-label={blog.author}>
          <h2 className="h4 mb-4">{blog.author}</h2>
          <PersonLine person={author} to={`/authors/${author.slug}`} />
          {author.bio && <p className="muted mt-4 text-body">{author.bio}</p>}
        </section>
      )}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 no-print">
        <BackLink to="/blog">{blog.back}</BackLink>
        <Share title={title} />
      </div>
    </>
  );
}

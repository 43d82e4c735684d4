import { listArticles } from '#app/content/articles.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { findAuthor } from '#app/content/people.server.ts';
import { listProjects } from '#app/content/projects.server.ts';
import { listBytes } from '#app/content/technical-bytes.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { ArticleCard } from '#app/sections/article-card.tsx';
import { ByteRow } from '#app/sections/byte-row.tsx';
import { contactPath } from '#app/sections/contact-subject.tsx';
import { EmptyList } from '#app/sections/empty-list.tsx';
import { FeedLink } from '#app/sections/feed-link.tsx';
import { LeadArticle } from '#app/sections/lead-article.tsx';
import { OVER_WORDS, SplitHead } from '#app/sections/page-header.tsx';
import { ProjectMosaic } from '#app/sections/project-mosaic.tsx';
import { authorSubject } from '#app/structured-data/reading.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/author-page';

const PROJECTS = 4;

export async function loader({ params: { slug } }: Route.LoaderArgs) {
  const written = { author: { slug: { $eq: slug } } };
  const [author, articles, bytes, projects] = await Promise.all([
    findAuthor(slug).then((found) => requirePublished(found, 'people', slug)),
    listArticles(written),
    listBytes('recent', written),
    withFallback('projects of a person', [], () => listProjects({ contact: { slug: { $eq: slug } } })),
  ]);
  return { author, articles, bytes, projects: projects.slice(0, PROJECTS) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function AuthorPage({ loaderData: { author, articles, bytes, projects } }: Route.ComponentProps) {
  const { nav, author: texts, blog, kinds, ask } = useMessages();
  const { name, slug, role, bio, askAbout, photo, seo } = author;
  const crumbs = [{ label: nav.blog, to: '/blog' }, { label: name }];
  const isEmpty = articles.length + bytes.length === 0;
  const [latest, ...others] = articles;
  const words = (
    <>
      <h1>{name}</h1>
      <p className="lead mt-0">{role}</p>
      {bio && <NoBreak as="p" className="max-w-[36rem]" text={bio} />}
      {!isEmpty && <FeedLink path={`/authors/${slug}`} name={name} />}
    </>
  );
  return (
    <>
      <PageMeta
        title={interpolate(texts.title, { name })}
        description={bio || role}
        seo={seo}
        crumbs={crumbs}
        subject={authorSubject(author)}
        isListed={!isEmpty}
      />
      <div className={photo ? OVER_WORDS : 'contents'}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      {photo ? (
        <SplitHead
          besideClass="lg:min-h-[clamp(26rem,40vw,38rem)]"
          beside={
            <Image
              image={photo}
              width={960}
              sizes="(width < 64rem) 100vw, 50vw"
              alt=""
              eager
              className="aspect-square size-full bg-plate object-cover md:aspect-[4/3] lg:aspect-auto lg:h-0 lg:min-h-full"
            />
          }
        >
          {words}
        </SplitHead>
      ) : (
        <div className="wrap page-head grid gap-7">{words}</div>
      )}
      {isEmpty && (
        <EmptyList heading={texts.none} text="">
          <MoreLink to="/blog">{blog.all}</MoreLink>
        </EmptyList>
      )}
      {latest && (
        <section className="section wrap" aria-labelledby="articles">
          <SectionHead id="articles" heading={kinds.article.many} />
          <LeadArticle article={latest} hasAuthor={false} />
          {others.length > 0 && (
            <div className="cards mt-14">
              {others.map((article) => (
                <ArticleCard key={article.slug} article={article} />
              ))}
            </div>
          )}
        </section>
      )}
      {bytes.length > 0 && (
        <section className="section wrap" aria-labelledby="questions">
          <SectionHead id="questions" heading={kinds.byte.many} />
          <div className="border-b border-line">
            {bytes.map((byte) => (
              <ByteRow key={byte.slug} byte={byte} level={3} />
            ))}
          </div>
        </section>
      )}
      {projects.length > 0 && (
        <section className="section wrap" aria-labelledby="projects">
          <SectionHead id="projects" heading={texts.projects} />
          <ProjectMosaic projects={projects} />
        </section>
      )}
      <section className="band-accent section--tight no-print" aria-labelledby="ask">
        <div className="wrap columns items-end gap-y-6">
          <h2 id="ask" className="text-h1 md:col-[1/9]">
            <NoBreak text={askAbout || interpolate(ask, { name })} />
          </h2>
          <p className="md:col-[9/13]">
            <ButtonLink to={contactPath(name)} arrow>
              {interpolate(ask, { name })}
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}

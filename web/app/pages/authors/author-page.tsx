import { listArticles } from '#app/content/articles.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { findAuthor } from '#app/content/people.server.ts';
import { listProjects } from '#app/content/projects.server.ts';
import { listBytes } from '#app/content/technical-bytes.server.ts';
import { interpolate, useMessages, usePlural } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import { ArticlesAndBytes, HALF } from '#app/sections/articles-and-bytes.tsx';
import { contactPath } from '#app/sections/contact-subject.tsx';
import { EmptyList } from '#app/sections/empty-list.tsx';
import { FeedLink } from '#app/sections/feed-link.tsx';
import { ProjectCard } from '#app/sections/project-card.tsx';
import { ProjectMosaic } from '#app/sections/project-mosaic.tsx';
import { authorSubject } from '#app/structured-data/reading.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/author-page';

const PROJECTS = 4;
const BIO =
  'max-w-[36rem] font-display text-[clamp(1.375rem,1.1rem+1.1vw,1.875rem)] leading-[1.3] tracking-[-0.012em] text-pretty';

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
  const { nav, author: texts, blog, ask } = useMessages();
  const plural = usePlural();
  const { replyPromise } = useRootData();
  const { name, slug, role, bio, askAbout, photo, seo } = author;
  const crumbs = [{ label: nav.blog, to: '/blog' }, { label: name }];
  const isEmpty = articles.length + bytes.length === 0;
  const [project] = projects;
  const isPair = articles.length === 1 && projects.length === 1;
  const answersFor = projects.length > 0 && (
    <section className={isPair ? HALF : undefined} aria-labelledby="projects">
      <SectionHead id="projects" heading={plural(texts.projects, projects.length)} />
      {isPair && project ? (
        <ProjectCard project={project} className="[--cover:3/2]" />
      ) : (
        <ProjectMosaic projects={projects} />
      )}
    </section>
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
      <Breadcrumbs crumbs={crumbs} />
      <div className="wrap pt-6 pb-section md:pt-4">
        <div className="grid overflow-hidden rounded-plate bg-accent-soft lg:grid-cols-[1fr_30rem]">
          <div className="grid content-center gap-6 px-5 py-8 md:p-12 lg:py-10">
            <div className="grid gap-3">
              <h1>{name}</h1>
              <p className="lead">{role}</p>
            </div>
            {bio && <NoBreak as="p" className={BIO} text={bio} />}
          </div>
          {photo && (
            <Image
              image={photo}
              width={480}
              sizes="(width < 64rem) 92vw, 480px"
              alt=""
              eager
              className="aspect-square w-full object-cover sm:max-lg:aspect-3/2"
            />
          )}
        </div>
      </div>
      {isEmpty ? (
        <>
          <EmptyList heading={texts.none} text="">
            <MoreLink to="/blog">{blog.all}</MoreLink>
          </EmptyList>
          {answersFor && <div className="wrap pb-section">{answersFor}</div>}
        </>
      ) : (
        <ArticlesAndBytes
          articles={articles}
          bytes={bytes}
          hasLead
          follow={<FeedLink path={`/authors/${slug}`} name={name} />}
          beside={isPair && answersFor}
        >
          {!isPair && answersFor}
        </ArticlesAndBytes>
      )}
      <section className="band-accent section--tight no-print" aria-labelledby="ask">
        <div className="wrap columns items-end gap-y-6">
          <h2 id="ask" className="text-h1 md:col-[1/9]">
            <NoBreak text={askAbout || interpolate(ask, { name })} />
          </h2>
          <div className="grid justify-items-start gap-5 md:col-[9/13]">
            {replyPromise && <p className="lead">{replyPromise}</p>}
            <ButtonLink to={contactPath(name)} arrow>
              {interpolate(ask, { name })}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

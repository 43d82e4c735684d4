import { listArticles } from '#app/content/articles.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { findAuthor } from '#app/content/people.server.ts';
import { listProjects } from '#app/content/projects.server.ts';
import { listBytes } from '#app/content/technical-bytes.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import { ArticlesAndBytes } from '#app/sections/articles-and-bytes.tsx';
import { CallToActionSection } from '#app/sections/call-to-action.tsx';
import { ContactSubject, contactPath } from '#app/sections/contact-subject.tsx';
import { EmptyList } from '#app/sections/empty-list.tsx';
import { FeedLink } from '#app/sections/feed-link.tsx';
import { LeadArticle } from '#app/sections/lead-article.tsx';
import { BREADCRUMBS_OVERLAY, SplitHead } from '#app/sections/page-header.tsx';
import { ProjectMosaic } from '#app/sections/project-mosaic.tsx';
import { authorSubject } from '#app/structured-data/reading.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/author-page';

const MAX_PROJECTS = 4;
const BIO =
  'max-w-[36rem] font-display text-[clamp(1.375rem,1.1rem+1.1vw,1.875rem)] leading-[1.3] tracking-[-0.012em] text-balance';

export async function loader({ params: { slug } }: Route.LoaderArgs) {
  const written = { author: { slug: { $eq: slug } } };
  const [author, articles, bytes, projects] = await Promise.all([
    findAuthor(slug).then((found) => requirePublished(found, 'people', slug)),
    listArticles(written),
    listBytes('recent', written),
    withFallback('projects of an author', [], () => listProjects({ contact: { slug: { $eq: slug } } })),
  ]);
  return { author, articles, bytes, projects: projects.slice(0, MAX_PROJECTS) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function AuthorPage({ loaderData: { author, articles, bytes, projects } }: Route.ComponentProps) {
  const { nav, author: texts, blog, ask, kinds } = useMessages();
  const { replyPromise } = useRootData();
  const { name, slug, role, bio, askAbout, photo, seo } = author;
  const crumbs = [{ label: nav.blog, to: '/blog' }, { label: name }];
  const hasWritten = articles.length + bytes.length > 0;
  const [article] = articles;
  const isPair = articles.length === 1 && bytes.length === 0 && projects.length === 1;
  const askLabel = interpolate(ask, { name });
  return (
    <>
      <PageMeta
        title={interpolate(texts.title, { name })}
        description={bio || role}
        seo={seo}
        crumbs={crumbs}
        subject={authorSubject(author)}
        isListed={hasWritten}
      />
      <div className={BREADCRUMBS_OVERLAY}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className="pb-12 lg:pb-16">
        <SplitHead
          besideClass="lg:min-h-[clamp(26rem,40vw,38rem)]"
          beside={
            photo && (
              <Image
                image={photo}
                width={960}
                sizes="(width < 64rem) 100vw, 50vw"
                alt=""
                eager
                className="aspect-square size-full object-cover sm:max-lg:aspect-5/4 lg:aspect-auto lg:h-0 lg:min-h-full"
              />
            )
          }
        >
          <div className="grid gap-3">
            <h1 className="text-title">{name}</h1>
            <p className="lead">{role}</p>
          </div>
          {bio && <NoBreak as="p" className={BIO} text={bio} />}
          <div className="actions">
            <ButtonLink to={contactPath(name)} arrow>
              {askLabel}
            </ButtonLink>
            {hasWritten && <FeedLink path={`/authors/${slug}`} name={name} />}
          </div>
        </SplitHead>
      </div>
      {article && isPair ? (
        // A heading for each would announce a list.
        <section className="wrap pb-section" aria-labelledby="works">
          <SectionHead id="works" heading={texts.works} hasRule={false} />
          <div className="grid gap-12 lg:gap-[4.5rem]">
            <LeadArticle article={article} layout="beside" hasAuthor={false} />
            <ProjectMosaic projects={projects} />
          </div>
        </section>
      ) : hasWritten || projects.length > 0 ? (
        <ArticlesAndBytes articles={articles} bytes={bytes} hasLead>
          {projects.length > 0 && (
            <section aria-labelledby="projects">
              <SectionHead id="projects" heading={projects.length === 1 ? kinds.project.one : kinds.project.many} />
              <ProjectMosaic projects={projects} />
            </section>
          )}
        </ArticlesAndBytes>
      ) : (
        <EmptyList heading={texts.none} text="">
          <MoreLink to="/blog">{blog.all}</MoreLink>
        </EmptyList>
      )}
      {askAbout && (
        <ContactSubject value={name}>
          <CallToActionSection
            id="ask"
            heading={askAbout}
            text={replyPromise}
            link={{ label: askLabel, url: '/contact' }}
            tone="accent"
          />
        </ContactSubject>
      )}
    </>
  );
}

import { listArticles } from '#app/content/articles.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { findAuthor } from '#app/content/people.server.ts';
import { listBytes } from '#app/content/technical-bytes.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { ArticlesAndBytes } from '#app/sections/articles-and-bytes.tsx';
import { EmptyList } from '#app/sections/empty-list.tsx';
import { FeedLink } from '#app/sections/feed-link.tsx';
import { authorSubject } from '#app/structured-data/reading.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { MoreLink } from '#app/ui/button.tsx';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import type { Route } from './+types/author-page';

export async function loader({ params: { slug } }: Route.LoaderArgs) {
  const written = { author: { slug: { $eq: slug } } };
  const [author, articles, bytes] = await Promise.all([
    findAuthor(slug).then((found) => requirePublished(found, 'people', slug)),
    listArticles(written),
    listBytes('recent', written),
  ]);
  return { author, articles, bytes };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function AuthorPage({ loaderData: { author, articles, bytes } }: Route.ComponentProps) {
  const { nav, author: texts, blog } = useMessages();
  const { name, slug, role, bio, askAbout, photo, seo } = author;
  const crumbs = [{ label: nav.blog, to: '/blog' }, { label: name }];
  const isEmpty = articles.length + bytes.length === 0;
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
      <div className="wrap page-head columns items-end gap-y-8">
        <div className="md:col-[1/8]">
          <h1>{name}</h1>
          <p className="lead">{role}</p>
          {bio && <NoBreak as="p" className="mt-5 max-w-[36rem]" text={bio} />}
          {askAbout && <NoBreak as="p" className="muted mt-3 max-w-[36rem]" text={askAbout} />}
          {!isEmpty && <FeedLink path={`/authors/${slug}`} name={name} />}
        </div>
        {photo && (
          <div className="md:col-[9/13]">
            <Image
              image={photo}
              width={384}
              alt=""
              className="aspect-square w-48 rounded-plate bg-plate object-cover md:ml-auto md:w-full md:max-w-96"
              eager
            />
          </div>
        )}
      </div>
      {isEmpty ? (
        <EmptyList heading={texts.none} text="">
          <MoreLink to="/blog">{blog.all}</MoreLink>
        </EmptyList>
      ) : (
        <ArticlesAndBytes articles={articles} bytes={bytes} />
      )}
    </>
  );
}

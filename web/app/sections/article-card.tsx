import { useViewTransitionState } from 'react-router';
import type { ArticleSummary } from '#app/content/articles.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { langOf, useLanguage } from '#app/i18n/use-locale.ts';
import { Cover } from '#app/ui/art.tsx';
import { DateText } from '#app/ui/date.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';

const LARGE_TITLE = 'lg:text-[clamp(1.625rem,1.4rem+0.9vw,2.25rem)]';

export function ArticleCard({ article, size = 'normal' }: { article: ArticleSummary; size?: 'normal' | 'large' }) {
  const { blog } = useMessages();
  return (
    <article className="post relative grid content-start gap-x-[var(--gap)] gap-y-4" lang={langOf(article)}>
      <ArticleCover article={article} />
      <p className="meta">
        <DateText day={article.publishedOn} />
        <span>{interpolate(blog.minutes, { count: article.minutes })}</span>
      </p>
      <h3 className={size === 'large' ? LARGE_TITLE : ''}>
        <Link to={`/blog/${article.slug}`} viewTransition className="card-link">
          <NoBreak text={article.title} />
        </Link>
      </h3>
      <p className="muted">{article.lead}</p>
    </article>
  );
}

/** Becomes the article's own (view transition). */
export function ArticleCover({ article, isLarge = false }: { article: ArticleSummary; isLarge?: boolean }) {
  const { toLocale } = useLanguage();
  const isOpening = useViewTransitionState(toLocale(`/blog/${article.slug}`));
  return (
    <div
      className={`post__art aspect-3/2 overflow-hidden rounded-plate bg-plate ${isLarge ? 'md:aspect-5/2' : ''} ${isOpening ? 'is-opening' : ''}`}
    >
      {article.cover ? (
        <Image image={article.cover} width={isLarge ? 1344 : 720} eager={isLarge} className="size-full object-cover" />
      ) : (
        <Cover text={article.title} columns={3} rows={2} eager={isLarge} className="size-full object-cover" />
      )}
    </div>
  );
}

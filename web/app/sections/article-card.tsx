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
const COMPACT =
  'max-sm:border-t max-sm:border-line max-sm:py-5 min-[20rem]:max-sm:grid-cols-[6rem_1fr] max-sm:gap-x-4 min-[20rem]:max-sm:grid-rows-[auto_1fr] min-[20rem]:max-sm:gap-y-2';

type Props = {
  article: ArticleSummary;
  size?: 'normal' | 'large' | 'compact';
  /** Whether to name the author on wide windows, where the line has room for it. */
  hasAuthor?: boolean;
};

/** On phones, `compact` is a row with the picture beside the title, without the lead. */
export function ArticleCard({ article, size = 'normal', hasAuthor = true }: Props) {
  const { blog } = useMessages();
  const isCompact = size === 'compact';
  return (
    <article
      className={`post relative grid content-start gap-x-[var(--gap)] gap-y-4 ${isCompact ? COMPACT : ''}`}
      lang={langOf(article)}
    >
      <ArticleCover article={article} isCompact={isCompact} />
      <p className="meta">
        {hasAuthor && article.author && <span className="max-lg:hidden">{article.author.name}</span>}
        <span className={isCompact ? 'max-sm:w-full' : ''}>
          <DateText day={article.publishedOn} />
        </span>
        <span>{interpolate(blog.minutes, { count: article.minutes })}</span>
        {article.topics[0] && <span>{article.topics[0].name}</span>}
      </p>
      <h3 className={size === 'large' ? LARGE_TITLE : ''}>
        <Link to={`/blog/${article.slug}`} viewTransition className="card-link">
          <NoBreak text={article.title} />
        </Link>
      </h3>
      <p className={`muted ${isCompact ? 'max-sm:hidden' : ''}`}>{article.lead}</p>
    </article>
  );
}

type CoverProps = { article: ArticleSummary; width?: number; isCompact?: boolean; isEager?: boolean };

/**
 * Morphs into the cover of the article page (view transition). On phones, the compact cover is enlarged around the image's focal
 * point, or around its centre.
 */
export function ArticleCover({ article, width = 720, isCompact = false, isEager = false }: CoverProps) {
  const { toLocale } = useLanguage();
  const isOpening = useViewTransitionState(toLocale(`/blog/${article.slug}`));
  return (
    <div
      className={`post__art aspect-3/2 overflow-hidden rounded-plate bg-plate ${isCompact ? 'min-[20rem]:max-sm:row-span-2 min-[20rem]:max-sm:aspect-square min-[20rem]:max-sm:self-start' : ''} ${isOpening ? 'is-opening' : ''}`}
    >
      {article.cover ? (
        <div
          className={`size-full ${isCompact ? 'min-[20rem]:max-sm:scale-150' : ''}`}
          style={{ transformOrigin: article.cover.focalPoint }}
        >
          <Image image={article.cover} width={width} eager={isEager} className="size-full object-cover" />
        </div>
      ) : (
        <Cover text={article.title} columns={3} rows={2} eager={isEager} className="size-full object-cover" />
      )}
    </div>
  );
}

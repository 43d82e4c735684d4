import type { ArticleSummary } from '#app/content/articles.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { DateText } from '#app/ui/date.tsx';
import { Flags } from '#app/ui/flags.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';

export function ArticleCard({ article, size = 'normal' }: { article: ArticleSummary; size?: 'normal' | 'large' }) {
  const { blog } = useMessages();
  return (
    <article className="post">
      <div className="post__art">
        {article.cover ? <Image image={article.cover} width={720} /> : <Flags text={article.title} />}
      </div>
      <p className="meta">
        <DateText day={article.publishedOn} />
        <span>{interpolate(blog.minutes, { count: article.minutes })}</span>
      </p>
      <h3 className={size === 'large' ? 'post__title--large' : ''}>
        <Link to={`/blog/${article.slug}`}>
          <NoBreak text={article.title} />
        </Link>
      </h3>
      <p className="muted">{article.lead}</p>
    </article>
  );
}

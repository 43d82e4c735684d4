import type { ArticleSummary } from '../content/articles.server.ts';
import { format, useMessages } from '../i18n/messages';
import { DateText } from '../ui/date';
import { Flags } from '../ui/flags';
import { Image } from '../ui/image';
import { Link } from '../ui/link';
import { NoBreak } from '../ui/no-break';

export function ArticleCard({ article, size = 'normal' }: { article: ArticleSummary; size?: 'normal' | 'large' }) {
  const { blog } = useMessages();
  return (
    <article className="post">
      <div className="post__art">
        {article.cover ? <Image image={article.cover} width={720} /> : <Flags text={article.title} />}
      </div>
      <p className="meta">
        <DateText day={article.publishedOn} />
        <span>{format(blog.minutes, { count: article.minutes })}</span>
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

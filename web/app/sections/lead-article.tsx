import type { ArticleSummary } from '#app/content/articles.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { langOf } from '#app/i18n/use-locale.ts';
import { DateText } from '#app/ui/date.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { ArticleCover } from './article-card.tsx';
import { PersonLine } from './people.tsx';
import { ReadMore } from './read-more.tsx';

type Props = { article: ArticleSummary; hasAuthor?: boolean; isEager?: boolean };

/** As wide as the page: the first of a list. */
export function LeadArticle({ article, hasAuthor = true, isEager = false }: Props) {
  const { blog } = useMessages();
  const { author } = article;
  const to = `/blog/${article.slug}`;
  return (
    <article className="relative columns gap-y-6" lang={langOf(article)}>
      <div className="md:*:aspect-video">
        <ArticleCover article={article} width={1344} isEager={isEager} />
      </div>
      <div className="grid content-start gap-5 lg:col-[1/8]">
        <p className="meta">
          <DateText day={article.publishedOn} />
          <span>{interpolate(blog.minutes, { count: article.minutes })}</span>
          {article.topics[0] && <span>{article.topics[0].name}</span>}
        </p>
        <h3 className="text-h2 lg:text-[clamp(2.5rem,4vw,3.75rem)]">
          <Link to={to} viewTransition className="card-link">
            <NoBreak text={article.title} />
          </Link>
        </h3>
      </div>
      <div className="flex flex-col items-start gap-5 lg:col-[8/13] lg:pt-9">
        <NoBreak as="p" className="lead" text={article.lead} />
        {hasAuthor && author && <PersonLine person={{ ...author, photo: null }} to={`/authors/${author.slug}`} />}
        <ReadMore to={to} title={article.title} />
      </div>
    </article>
  );
}

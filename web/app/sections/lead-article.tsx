import type { ArticleSummary } from '#app/content/articles.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { langOf } from '#app/i18n/use-locale.ts';
import { DateText } from '#app/ui/date.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { ArticleCover } from './article-card.tsx';
import { PersonLine } from './people.tsx';
import { ReadMore } from './read-more.tsx';

type Props = { article: ArticleSummary; layout?: keyof typeof LAYOUTS; hasAuthor?: boolean; isEager?: boolean };

/** `below`: text below the image, in two columns. `beside`: text beside the image, with the spaces of a project's card. */
const LAYOUTS = {
  below: {
    article: 'gap-y-6',
    cover: 'md:*:aspect-video',
    head: 'gap-5 lg:col-[1/8]',
    title: 'text-h2 lg:text-[clamp(2.5rem,4vw,3.75rem)]',
    rest: 'lg:col-[8/13] lg:pt-9',
    lead: 'lead',
  },
  beside: {
    article: 'gap-y-4 lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-y-6',
    cover: 'lg:col-[1/8] lg:row-[1/-1]',
    head: 'gap-2 lg:col-[8/13] lg:row-start-2 lg:gap-5 lg:pl-(--gap)',
    title: 'md:text-h2',
    rest: 'lg:col-[8/13] lg:row-start-3 lg:pl-(--gap)',
    lead: 'max-md:text-ink-2 md:text-lead',
  },
} as const;

/** An article as wide as the page: the first of a list, or a single one. */
export function LeadArticle({ article, layout = 'below', hasAuthor = true, isEager = false }: Props) {
  const { blog } = useMessages();
  const { author } = article;
  const to = `/blog/${article.slug}`;
  const classes = LAYOUTS[layout];
  return (
    <article className={`relative columns ${classes.article}`} lang={langOf(article)}>
      <div className={classes.cover}>
        <ArticleCover article={article} width={1344} isEager={isEager} />
      </div>
      <div className={`grid content-start ${classes.head}`}>
        <p className="meta">
          <DateText day={article.publishedOn} />
          <span>{interpolate(blog.minutes, { count: article.minutes })}</span>
          {article.topics[0] && <span>{article.topics[0].name}</span>}
        </p>
        <h3 className={classes.title}>
          <Link to={to} viewTransition className="card-link">
            <NoBreak text={article.title} />
          </Link>
        </h3>
      </div>
      <div className={`flex flex-col items-start gap-5 ${classes.rest}`}>
        <NoBreak as="p" className={classes.lead} text={article.lead} />
        {hasAuthor && author && <PersonLine person={{ ...author, photo: null }} to={`/authors/${author.slug}`} />}
        {layout === 'below' && <ReadMore to={to} title={article.title} />}
      </div>
    </article>
  );
}

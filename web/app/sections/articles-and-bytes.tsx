import type { ReactNode } from 'react';
import type { ArticleSummary } from '#app/content/articles.server.ts';
import type { ByteSummary } from '#app/content/technical-bytes.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { ArticleCard } from './article-card.tsx';
import { ByteRow } from './byte-row.tsx';
import { LeadArticle } from './lead-article.tsx';

type Props = {
  articles: ArticleSummary[];
  bytes: ByteSummary[];
  /** The first of several articles has a row of its own. None names its author. */
  hasLead?: boolean;
  /** Above the articles, in place of what they are. */
  heading?: string;
  /** In the first heading. */
  follow?: ReactNode;
  /** A section that shares the row of a single article (`HALF`). */
  beside?: ReactNode;
  children?: ReactNode;
};

/** Half of a row: its heading, and what its only card shows, in line with the other's. */
export const HALF =
  'min-w-0 md:row-span-5 md:grid md:grid-cols-1 md:grid-rows-subgrid md:gap-y-0 [&>.section-head]:mb-8 [&>.section-head]:items-baseline [&>.section-head]:gap-y-1 md:max-lg:[&>.section-head]:grid-cols-1 [&>.section-head>h2]:text-h3';
export const HALF_CARD = 'md:row-span-4 md:grid-rows-subgrid';

/** What is listed of a topic or a person, by kind. */
export function ArticlesAndBytes({ articles, bytes, hasLead = false, heading, follow, beside, children }: Props) {
  const { kinds } = useMessages();
  const [first, ...others] = articles;
  const isSingle = others.length === 0;
  const cards = hasLead && !isSingle ? others : articles;
  const listed = first && (
    <section className={beside ? HALF : ''} aria-labelledby="articles">
      <SectionHead id="articles" heading={heading ?? (isSingle ? kinds.article.one : kinds.article.many)}>
        {follow}
      </SectionHead>
      {hasLead && !isSingle && (
        <div className="mb-14">
          <LeadArticle article={first} hasAuthor={false} />
        </div>
      )}
      <div className={beside ? 'contents' : 'cards'}>
        {cards.map((article) => (
          <ArticleCard
            key={article.slug}
            article={article}
            size={isSingle && !beside ? 'large' : 'normal'}
            className={beside ? HALF_CARD : ''}
          />
        ))}
      </div>
    </section>
  );
  return (
    <div className="wrap grid gap-section pb-section">
      {beside ? (
        <div className="grid gap-x-(--gap) gap-y-section md:grid-cols-2 md:gap-y-0">
          {listed}
          {beside}
        </div>
      ) : (
        listed
      )}
      {bytes.length > 0 && (
        <section aria-labelledby="questions">
          <SectionHead id="questions" heading={kinds.byte.many}>
            {!first && follow}
          </SectionHead>
          <div className="border-b border-line">
            {bytes.map((byte) => (
              <ByteRow key={byte.slug} byte={byte} level={3} />
            ))}
          </div>
        </section>
      )}
      {children}
    </div>
  );
}

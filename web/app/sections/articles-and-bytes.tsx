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
  /** Below a picture: the first article is large, in a row of its own, without a rule above, and no author is named. A single article is always large. */
  hasLead?: boolean;
  children?: ReactNode;
};

/** The articles and the Overflow questions of a topic or a person, each in a section. */
export function ArticlesAndBytes({ articles, bytes, hasLead = false, children }: Props) {
  const { kinds } = useMessages();
  const [first, ...others] = articles;
  const isSingle = others.length === 0;
  const isLed = hasLead || isSingle;
  const cards = isLed ? others : articles;
  return (
    <div className="wrap grid gap-14 pb-section md:gap-section">
      {first && (
        <section aria-labelledby="articles">
          <SectionHead id="articles" heading={isSingle ? kinds.article.one : kinds.article.many} hasRule={!hasLead} />
          {isLed && <LeadArticle article={first} layout="beside" hasAuthor={!hasLead} />}
          {cards.length > 0 && (
            <div className={`cards ${isLed ? 'mt-14' : ''}`}>
              {cards.map((article) => (
                <ArticleCard key={article.slug} article={article} hasAuthor={!hasLead} />
              ))}
            </div>
          )}
        </section>
      )}
      {bytes.length > 0 && (
        <section aria-labelledby="questions">
          <SectionHead id="questions" heading={kinds.byte.many} />
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

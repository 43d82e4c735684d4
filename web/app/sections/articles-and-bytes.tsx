import type { ReactNode } from 'react';
import type { ArticleSummary } from '#app/content/articles.server.ts';
import type { ByteSummary } from '#app/content/technical-bytes.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { ArticleCard } from './article-card.tsx';
import { ByteRow } from './byte-row.tsx';

type Props = { articles: ArticleSummary[]; bytes: ByteSummary[]; children?: ReactNode };

/** What is listed of a topic, by kind. */
export function ArticlesAndBytes({ articles, bytes, children }: Props) {
  const { kinds } = useMessages();
  return (
    <div className="wrap grid gap-section pb-section">
      {articles.length > 0 && (
        <section aria-labelledby="articles">
          <SectionHead id="articles" heading={kinds.article.many} />
          <div className="cards">
            {articles.map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </div>
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

import type { BlockOf } from '#app/content/blocks.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { MoreLink } from '#app/ui/button.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { ArticleCard } from './article-card.tsx';
import { ByteRow } from './byte-row.tsx';

export function TeaserSection({
  id,
  heading,
  text,
  article,
  bytes,
  bytes_heading: bytesHeading,
}: BlockOf<'teaser'> & { id: string }) {
  const { blog, bytes: texts } = useMessages();
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text}>
        <MoreLink to="/blog">{blog.all}</MoreLink>
      </SectionHead>
      <div className="columns gap-y-12 md:max-lg:gap-x-10">
        <div className="md:col-[1/7]">{article && <ArticleCard article={article} size="large" />}</div>
        {bytes.length > 0 && (
          <div className="md:col-[7/13] md:flex md:flex-col lg:col-[8/13]">
            <h3 className="mb-4">{bytesHeading}</h3>
            {/* From three questions on the list grows, so that both columns end at the same height. */}
            <div
              className={`border-b border-line md:grid ${bytes.length > 2 ? 'md:grow' : ''} [&>*]:content-center max-lg:[&>:nth-child(n+4)]:hidden`}
            >
              {bytes.map((byte) => (
                <ByteRow key={byte.slug} byte={byte} variant="compact" />
              ))}
            </div>
            <p className="mt-6">
              <MoreLink to="/technical-bytes" arrow>
                {texts.browse}
              </MoreLink>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

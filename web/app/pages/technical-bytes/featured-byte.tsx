import type { ByteSummary } from '#app/content/technical-bytes.server.ts';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { langOf } from '#app/i18n/use-locale.ts';
import { useLikes } from '#app/likes/use-likes.ts';
import { ReadMore } from '#app/sections/read-more.tsx';
import { TopicsAndDate } from '#app/sections/topic-tags.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';

/** The most liked question, shown above the others. */
export function FeaturedByte({ byte }: { byte: ByteSummary }) {
  const { bytes } = useMessages();
  const plural = usePlural();
  const count = useLikes(byte.slug, byte.likes);
  const to = `/technical-bytes/${byte.slug}`;
  return (
    <article className="byte on-dark relative bg-band text-ink" lang={langOf(byte)}>
      <div className="wrap grid gap-x-8 gap-y-6 py-8 md:py-12 lg:grid-cols-[minmax(9rem,max-content)_1fr] lg:py-16">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-2 lg:block">
          <span className="w-full text-sm font-semibold lg:mb-3 lg:block">{bytes.mostLiked}</span>
          <b className="block font-display text-[clamp(3.5rem,2.6rem+4vw,5.5rem)] leading-[0.9] font-medium tracking-[-0.045em] tabular-nums">
            {count}
          </b>
          <span className="lg:mt-3 lg:block">{plural(bytes.likes, count)}</span>
        </p>
        <div>
          <h2 className="text-h2">
            <Link to={to} className="card-link">
              <NoBreak text={byte.title} />
            </Link>
          </h2>
          <NoBreak as="p" text={byte.shortAnswer} className="lead mt-4 max-w-[42rem]" />
          <TopicsAndDate topics={byte.topics} day={byte.publishedOn} className="mt-6 [--line-strong:var(--ink)]" />
          <div className="mt-6">
            <ReadMore to={to} title={byte.title} />
          </div>
        </div>
      </div>
    </article>
  );
}

import type { ByteSummary } from '#app/content/technical-bytes.server.ts';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { useLikes } from '#app/likes/use-likes.ts';
import { TopicsAndDate } from '#app/sections/topic-tags.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';

/** The most liked question above the others. */
export function FeaturedByte({ byte }: { byte: ByteSummary }) {
  const { bytes } = useMessages();
  const plural = usePlural();
  const count = useLikes(byte.slug, byte.likes);
  return (
    <article className="byte on-dark relative bg-band text-ink">
      <div className="wrap grid gap-x-8 gap-y-6 py-8 md:py-12 lg:grid-cols-[13rem_1fr] lg:py-16">
        <p className="flex items-baseline gap-x-3 lg:block">
          <b className="block font-display text-[clamp(3.5rem,2.6rem+4vw,6.75rem)] leading-[0.9] font-medium tracking-[-0.045em] tabular-nums">
            {count}
          </b>
          <span className="lg:mt-3 lg:block">{plural(bytes.likes, count)}</span>
        </p>
        <div>
          <p className="mb-2 text-sm font-semibold">{bytes.mostLiked}</p>
          <h2 className="text-h2">
            <Link to={`/technical-bytes/${byte.slug}`} className="card-link">
              <NoBreak text={byte.title} />
            </Link>
          </h2>
          <NoBreak as="p" text={byte.shortAnswer} className="lead mt-4 max-w-[42rem]" />
          <TopicsAndDate topics={byte.topics} day={byte.publishedOn} className="mt-6 [--line-strong:var(--ink)]" />
        </div>
      </div>
    </article>
  );
}

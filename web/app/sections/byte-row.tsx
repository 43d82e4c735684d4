import type { ByteSummary } from '#app/content/technical-bytes.server.ts';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { langOf } from '#app/i18n/use-locale.ts';
import { useLikes } from '#app/likes/use-likes.ts';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { TopicsAndDate } from './topic-tags.tsx';

type Props = {
  byte: ByteSummary;
  variant?: 'full' | 'compact';
  level?: 2 | 3;
};

export function ByteRow({ byte, variant = 'full', level = 2 }: Props) {
  const { bytes } = useMessages();
  const plural = usePlural();
  const Heading = level === 2 ? 'h2' : 'h3';
  const count = useLikes(byte.slug, byte.likes);
  const likesText = plural(bytes.likes, count);
  if (variant === 'compact')
    return (
      <article className="byte relative grid gap-y-1 border-t border-line py-4" lang={langOf(byte)}>
        <h3 className="font-sans text-[1.1875rem] leading-[1.32] font-semibold tracking-[-0.008em]">
          <Link to={`/technical-bytes/${byte.slug}`} className="card-link">
            <NoBreak text={byte.title} />
          </Link>
        </h3>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="meta">
            <span>{byte.topics.map(({ name }) => name).join(', ')}</span>
          </p>
          <p className="text-sm text-ink-2">
            <b className="font-semibold text-ink tabular-nums">{count}</b> {likesText}
          </p>
        </div>
      </article>
    );
  return (
    <article
      className="byte relative grid gap-x-8 gap-y-3 border-t border-line py-5 lg:grid-cols-[9rem_minmax(0,1fr)_13.5rem] lg:items-baseline"
      lang={langOf(byte)}
    >
      <div>
        <Heading className="text-h3 max-md:text-[1.3125rem] lg:text-[1.5rem] xl:text-[1.5625rem]">
          <Link to={`/technical-bytes/${byte.slug}`} className="card-link">
            <NoBreak text={byte.title} />
          </Link>
        </Heading>
        <p className="muted mt-1.5 max-w-[58rem] text-pretty">{byte.shortAnswer}</p>
      </div>
      <div className="flex flex-wrap items-baseline-last gap-x-4 gap-y-2 lg:contents">
        <TopicsAndDate
          topics={byte.topics}
          day={byte.publishedOn}
          className="max-sm:flex-col sm:max-lg:grow sm:max-lg:justify-between lg:flex-col"
        />
        {/* In line with the number of the featured question. */}
        <p className="text-sm text-ink-2 max-sm:ml-auto sm:max-lg:w-18 sm:max-lg:text-right lg:order-first">
          <b className="font-semibold text-ink tabular-nums lg:font-display lg:text-[2rem] lg:mr-1 lg:leading-none lg:font-medium lg:tracking-[-0.03em]">
            {count}
          </b>{' '}
          {likesText}
        </p>
      </div>
    </article>
  );
}

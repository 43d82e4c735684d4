import type { ByteSummary } from '#app/content/technical-bytes.server.ts';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { useLikes } from '#app/likes/use-likes.ts';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { TopicsAndDate } from './topic-tags.tsx';

type Props = {
  byte: ByteSummary;
  variant?: 'full' | 'compact';
  level?: 2 | 3;
};

const ROW =
  'byte relative grid grid-cols-[4.25rem_1fr] gap-x-4 gap-y-1 border-t border-line py-5 max-[15rem]:grid-cols-1';

export function ByteRow({ byte, variant = 'full', level = 2 }: Props) {
  const { bytes } = useMessages();
  const plural = usePlural();
  const Heading = level === 2 ? 'h2' : 'h3';
  const isFull = variant === 'full';
  const count = useLikes(byte.slug, byte.likes);
  const likes = (
    <p
      className={`row-span-3 max-[15rem]:row-auto ${isFull ? 'max-md:mr-auto max-md:flex max-md:-order-2 max-md:items-baseline max-md:gap-x-1.5' : ''}`}
    >
      <b
        className={`block font-display text-[2rem] leading-none font-medium tracking-[-0.03em] tabular-nums ${isFull ? 'max-md:text-[1.25rem] lg:text-[2.5rem]' : ''}`}
      >
        {count}
      </b>
      <span className={`text-xs leading-[1.6] text-ink-2 ${isFull ? 'max-md:text-sm' : ''}`}>
        {plural(bytes.likes, count)}
      </span>
    </p>
  );
  if (!isFull)
    return (
      <article className={`${ROW} md:grid-cols-[4.75rem_1fr] md:py-4`}>
        {likes}
        <h3 className="font-sans text-[1.1875rem] leading-[1.32] font-semibold tracking-[-0.008em]">
          <Link to={`/technical-bytes/${byte.slug}`} className="card-link">
            <NoBreak text={byte.title} />
          </Link>
        </h3>
        <p className="meta">
          <span>{byte.topics.map(({ name }) => name).join(', ')}</span>
        </p>
      </article>
    );
  return (
    <article
      className={`${ROW} max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-y-2 md:max-lg:grid-cols-[6rem_1fr] lg:grid-cols-[6rem_1fr_13rem] lg:gap-x-8`}
    >
      {likes}
      <div className="max-md:basis-full">
        <Heading className="text-h3 max-md:text-[1.3125rem] lg:text-[1.5rem] xl:text-[1.5625rem]">
          <Link to={`/technical-bytes/${byte.slug}`} className="card-link">
            <NoBreak text={byte.title} />
          </Link>
        </Heading>
        <p className="muted mt-1.5 max-w-[58rem] text-pretty">{byte.shortAnswer}</p>
      </div>
      <TopicsAndDate
        topics={byte.topics}
        day={byte.publishedOn}
        // On a phone the date ends the row of the likes.
        className="col-start-2 mt-1.5 max-md:contents max-md:[&>p]:-order-1 lg:col-start-3 lg:mt-0 lg:flex-col lg:items-end lg:text-right lg:[&>ul]:justify-end"
      />
    </article>
  );
}

import type { ByteSummary } from '#app/content/technical-bytes.server.ts';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { useLikes } from '#app/likes/use-likes.ts';
import { TopicTags } from '#app/sections/topic-tags.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';

/** Where the order is that of the dates, a row leads with its date and not with its likes. */
export function RecentByte({ byte, isLarge }: { byte: ByteSummary; isLarge: boolean }) {
  const { bytes } = useMessages();
  const plural = usePlural();
  const { locale } = useLanguage();
  const count = useLikes(byte.slug, byte.likes);
  const day = new Date(byte.publishedOn);
  const month = new Intl.DateTimeFormat(locale.formats, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <article
      className={`byte relative grid grid-cols-[1fr_auto] gap-x-8 gap-y-2 border-t border-line py-5 md:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)_auto] ${isLarge ? 'lg:py-9' : ''}`}
    >
      <time dateTime={byte.publishedOn} className="flex gap-x-1 text-sm text-ink-2 md:block">
        <b
          className={`tnum block font-normal md:font-display md:leading-none md:font-medium md:tracking-[-0.03em] md:text-ink ${isLarge ? 'md:text-[2.5rem] lg:text-[4.5rem]' : 'md:text-[2.5rem]'}`}
        >
          {day.getUTCDate()}
        </b>{' '}
        {month.format(day)}
      </time>
      <div className="max-md:order-last max-md:col-span-full">
        <h2 className={isLarge ? 'text-h3 lg:text-h2' : 'text-h3 max-md:text-[1.3125rem]'}>
          <Link to={`/technical-bytes/${byte.slug}`} className="card-link">
            <NoBreak text={byte.title} />
          </Link>
        </h2>
        <p className={`muted mt-1.5 max-w-[58rem] text-pretty ${isLarge ? 'lg:mt-4 lg:text-lead' : ''}`}>
          {byte.shortAnswer}
        </p>
      </div>
      <div className="text-sm text-ink-2 max-md:[&_ul]:hidden md:max-lg:col-start-2 md:max-lg:flex md:max-lg:justify-between md:max-lg:gap-x-8 lg:grid lg:content-start lg:justify-items-end lg:gap-y-2 [&_ul]:z-1 lg:[&_ul]:justify-end">
        <TopicTags topics={byte.topics} />
        <p className="tnum">
          <span className="inline-block min-w-[3ch] text-right">{count}</span> {plural(bytes.likes, count)}
        </p>
      </div>
    </article>
  );
}

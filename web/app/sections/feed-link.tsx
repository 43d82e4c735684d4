import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';

/** To the feed of the page at `path`, for people and for programs. */
export function FeedLink({ path, name }: { path: string; name: string }) {
  const { follow } = useMessages();
  const { toLocale } = useLanguage();
  const feed = toLocale(`${path}/feed.xml`);
  return (
    <p className="no-print">
      <link rel="alternate" type="application/rss+xml" href={feed} title={name} />
      <a href={feed} className="more">
        {follow.link}
        <span className="sr-only">: {name}</span>
      </a>
    </p>
  );
}

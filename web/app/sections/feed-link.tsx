import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';

/** A link to the feed of the page at `path`, and a `<link>` by which feed readers find it. */
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

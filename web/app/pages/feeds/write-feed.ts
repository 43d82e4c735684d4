import { xml } from '#app/site-map/xml.ts';

export type Feed = {
  title: string;
  description: string;
  pageUrl: string;
  feedUrl: string;
  author: string;
  /** BCP 47. */
  language: string;
  /** ISO 8601. */
  updated: string;
  entries: FeedEntry[];
};
type FeedEntry = {
  title: string;
  url: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** ISO 8601. */
  updated: string;
  author: string | null;
  /** BCP 47. */
  language: string;
  topics: string[];
  summary: string;
  html: string;
};

export function writeRss(feed: Feed): string {
  const items = feed.entries.map(
    (entry) => `<item>
<title>${xml(entry.title)}</title>
<link>${xml(entry.url)}</link>
<guid isPermaLink="true">${xml(entry.url)}</guid>
<pubDate>${rfc822(entry.date)}</pubDate>
<dc:language>${xml(entry.language)}</dc:language>
${entry.author ? `<dc:creator>${xml(entry.author)}</dc:creator>\n` : ''}${entry.topics.map((topic) => `<category>${xml(topic)}</category>\n`).join('')}<description>${xml(entry.summary)}</description>
<content:encoded>${xml(entry.html)}</content:encoded>
</item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xml(feed.title)}</title>
<link>${xml(feed.pageUrl)}</link>
<description>${xml(feed.description)}</description>
<language>${xml(feed.language)}</language>
<lastBuildDate>${rfc822(feed.updated)}</lastBuildDate>
<atom:link href="${xml(feed.feedUrl)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

export function writeAtom(feed: Feed): string {
  const entries = feed.entries.map(
    (entry) => `<entry xml:lang="${xml(entry.language)}">
<title>${xml(entry.title)}</title>
<id>${xml(entry.url)}</id>
<link rel="alternate" type="text/html" href="${xml(entry.url)}"/>
<published>${entry.date}T00:00:00Z</published>
<updated>${entry.updated}</updated>
<author><name>${xml(entry.author ?? feed.author)}</name></author>
${entry.topics.map((topic) => `<category term="${xml(topic)}"/>\n`).join('')}<summary>${xml(entry.summary)}</summary>
<content type="html">${xml(entry.html)}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(feed.language)}">
<title>${xml(feed.title)}</title>
<subtitle>${xml(feed.description)}</subtitle>
<id>${xml(feed.feedUrl)}</id>
<link rel="self" type="application/atom+xml" href="${xml(feed.feedUrl)}"/>
<link rel="alternate" type="text/html" href="${xml(feed.pageUrl)}"/>
<updated>${feed.updated}</updated>
<author><name>${xml(feed.author)}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** `Wed, 14 Oct 2026 00:00:00 GMT` */
const rfc822 = (time: string) => new Date(time).toUTCString();

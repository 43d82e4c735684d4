import { describe, expect, it } from 'vitest';
import { feedHtml } from './feed-html.server.ts';
import { type Feed, writeAtom, writeRss } from './write-feed.ts';

const feed: Feed = {
  title: 'Westfield: Blog',
  description: 'Notes & more',
  pageUrl: 'https://example.com/blog',
  feedUrl: 'https://example.com/blog/feed.xml',
  author: 'Westfield',
  language: 'en',
  updated: '2026-11-20T21:54:32.000Z',
  entries: [
    {
      title: 'a < b & "c" \u0007',
      url: 'https://example.com/blog/a',
      date: '2026-10-14',
      updated: '2026-11-20T21:54:32.000Z',
      author: null,
      language: 'de',
      topics: ['R&D'],
      summary: 'Short',
      html: '<p>]]> &amp; more</p>',
    },
  ],
};

it('RSS has the required elements and escapes its content', () => {
  const text = writeRss(feed);
  expect(text).toContain('<title>a &lt; b &amp; &quot;c&quot; </title>');
  expect(text).toContain('<pubDate>Wed, 14 Oct 2026 00:00:00 GMT</pubDate>');
  expect(text).toContain('&lt;p&gt;]]&gt; &amp;amp; more&lt;/p&gt;');
  expect(text).not.toContain('dc:creator>');
  for (const name of ['title', 'link', 'description', 'lastBuildDate']) expect(text).toContain(`<${name}>`);
});

it('Atom has an author for each entry and times with a zone', () => {
  const text = writeAtom(feed);
  expect(text).toContain('<published>2026-10-14T00:00:00Z</published>');
  expect(text.match(/<author>/g)).toHaveLength(2);
  expect(text).toContain('<category term="R&amp;D"/>');
  expect(text).toContain('<entry xml:lang="de">');
});

describe('the HTML of a feed', () => {
  it('has absolute URLs and no scripts', async () => {
    const html = await feedHtml(
      '[a](/blog/b) ![c](/uploads/d.png)\n\n<script>alert(1)</script>',
      'https://example.com',
    );
    expect(html).toContain('href="https://example.com/blog/b"');
    expect(html).toContain('src="https://example.com/_ipx/f_webp,w_896/uploads/d.png"');
    expect(html).not.toContain('script');
    expect(html).not.toMatch(/[" ]\/_ipx/);
  });

  it('has plain images, without figures and links', async () => {
    expect(await feedHtml('![a](/uploads/a.png "b")', 'https://example.com')).toMatch(
      /^<p><img [^>]*title="b"[^>]*><\/p>$/,
    );
  });

  it('contains no internal host and loads nothing from other sites', async () => {
    const html = await feedHtml(
      '![a](http://cms:1337/uploads/a.png) ![b](https://tracker.example/p.gif) [c](//elsewhere.example/d)',
      'https://example.com',
    );
    expect(html).toContain('src="https://example.com/_ipx/f_webp,w_896/uploads/a.png"');
    expect(html).not.toMatch(/cms:1337|tracker/);
    expect(html).toContain('href="https://elsewhere.example/d"');
  });
});

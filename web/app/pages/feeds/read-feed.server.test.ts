import { expect, it } from 'vitest';
import { sitePage } from '#app/site-map/describe-page.server.ts';
import { newest } from './read-feed.server.ts';

it('a feed has the newest 50 entries, the newest first', () => {
  const pages = Array.from({ length: 60 }, (_, index) =>
    sitePage({
      path: `/blog/${index}`,
      kind: 'article',
      slug: `${index}`,
      locale: null,
      title: `${index}`,
      description: '',
      lastModified: '2026-11-20T12:00:00.000Z',
      date: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
    }),
  );
  const dates = newest(pages).map(({ date }) => date);
  expect(dates).toHaveLength(50);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(dates[0]).toBe('2026-01-28');
  expect(dates).not.toContain('2026-01-01');
});

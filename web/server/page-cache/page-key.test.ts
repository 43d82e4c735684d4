import { describe, expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

describe('the key of a page', () => {
  it('is the path', () => {
    expect(pageKey('/blog')).toEqual({ key: '/blog', isCacheable: true });
  });

  it('contains known parameters in a fixed order', () => {
    expect(pageKey('/b?topic=x&shown=9')).toEqual({ key: '/b?shown=9&topic=x', isCacheable: true });
    expect(pageKey('/b?shown=9&topic=x').key).toBe('/b?shown=9&topic=x');
  });

  it('contains the filters of projects, even if they are empty', () => {
    expect(pageKey('/projects?technology=&country=United+Kingdom')).toEqual({
      key: '/projects?country=United+Kingdom&technology=',
      isCacheable: true,
    });
  });

  it('ignores other parameters', () => {
    expect(pageKey('/blog?utm_source=mail&topic=x&fbclid=1')).toEqual({
      key: '/blog?topic=x',
      isCacheable: true,
    });
    expect(pageKey('/blog?page=2')).toEqual({ key: '/blog', isCacheable: true });
    expect(pageKey('/blog?')).toEqual({ key: '/blog', isCacheable: true });
  });

  it.each([
    '/search?q=pallet',
    '/contact?subject=x',
    '/technical-bytes/a?like=on',
    '/technical-bytes?sort=liked',
    '/blog?topic=%3Cscript%3E',
    `/blog?topic=${'x'.repeat(61)}`,
  ])('%s is never cached', (url) => {
    expect(pageKey(url).isCacheable).toBe(false);
    expect(pageKey(url).key).toBe(url);
  });

  it('uses the first of two values', () => {
    expect(pageKey('/b?topic=x&topic=y').key).toBe('/b?topic=x');
  });

  it.each([
    '/api/preview',
    '/api',
    '/healthz',
    '/leads/challenge',
    '/_ipx/w_1/a.png?v=1',
    '/blog.data?_routes=root',
  ])('%s is not a page', (url) => expect(pageKey(url).isCacheable).toBe(false));
});

import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { markdownPages, prefersMarkdown } from './markdown-pages.ts';

const app = new Hono()
  .use(markdownPages({ render: async (request) => new Response(`markdown ${new URL(request.url).pathname}`) }))
  .get('*', (c) => c.html('page'));
const send = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await app.request(path, { headers, method });
  return { text: await response.text(), vary: response.headers.get('vary') };
};

it.each([
  ['/blog/a.md', 'markdown /_markdown/blog/a'],
  ['/index.md', 'markdown /_markdown/'],
  ['/blog/a', 'page'],
  ['/blog/a?x=.md', 'page'],
])('%s responds with %s', async (path, text) => {
  expect(await send(path)).toEqual({ text, vary: 'Accept' });
});

it('a page is Markdown if the Accept header prefers it', async () => {
  expect((await send('/blog/a', { accept: 'text/markdown, text/html;q=0.9' })).text).toBe('markdown /_markdown/blog/a');
  expect((await send('/', { accept: 'text/markdown' })).text).toBe('markdown /_markdown/');
  expect((await send('/assets/a.js', { accept: 'text/markdown' })).text).toBe('page');
  expect((await send('/blog/a', { accept: 'text/markdown' }, 'HEAD')).text).toBe('');
});

it.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown', true],
  ['text/markdown;q=0.8, text/html', false],
  ['text/html;q=0.8, text/markdown', true],
  ['text/html, text/markdown', false],
  ['text/markdown, text/html', true],
  ['*/*, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['text/html;q=0, */*, text/markdown;q=0.5', true],
  ['*/*;q=0.1, text/*;q=0.5, text/markdown;q=0.2', false],
  ['text/markdown ; q=0.8 , text/html ; q=0.7', true],
])('%s prefers Markdown: %s', (accept, isPreferred) => {
  expect(prefersMarkdown(accept)).toBe(isPreferred);
});

it('a huge Accept header is ignored quickly', () => {
  expect(prefersMarkdown(`text/markdown${' '.repeat(400_000)}x`)).toBe(false);
});

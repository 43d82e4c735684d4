import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { securityPolicy } from '#server/http/security-headers.ts';
import { memoryListener } from './memory-listener.ts';
import { PageCache } from './page-cache.ts';
import { pageResponses } from './page-response.ts';

const headers: [string, string][] = [['content-type', 'text/html']];
const inlineHashes = { scripts: [], styles: [] };

/** A site with these pages in its cache. The body of a cached page is its key. */
async function siteWith(keys: string[]): Promise<string> {
  const cache = new PageCache({
    render: async (key) => {
      const payload = JSON.stringify(key);
      return { status: 200, headers, body: Buffer.from(key), payload, inlineHashes, isPartial: false };
    },
    store: null,
    settings: '',
    maxBytes: 1_000_000,
  });
  await Promise.all(keys.map((key) => cache.get(key)));
  const listener = memoryListener({
    cache,
    respond: pageResponses(securityPolicy({ siteUrl: 'http://localhost' })),
    isPersonal: () => false,
    isRedirected: () => false,
    onResponse: () => {},
    next: (_request, response) => void response.end('not in memory'),
  });
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([
  ['/blog', '/blog'],
  ['/blog?utm_source=mail', '/blog'],
  ['/blog?utm_source=a?b&topic=react', '/blog?topic=react'],
  ['/blog/_payload.json?utm_source=a?b&topic=react', '"/blog?topic=react"'],
  ['/blog?topic=vue', 'not in memory'],
  ['/blog?topic=react?', 'not in memory'],
])('%s is %s', async (path, text) => {
  const site = await siteWith(['/blog', '/blog?topic=react']);
  expect(await (await fetch(site + path)).text()).toBe(text);
});

import { expect, it } from 'vitest';
import { securityPolicy } from '../../../server/http/security-headers.ts';
import { makePage } from '../../../server/page-cache/cached-page.ts';
import { pageAnswers } from '../../../server/page-cache/page-answer.ts';
import { anonymousRenderer } from '../../../server/page-cache/render-page.ts';
import { textAnswer } from './text-answer.ts';

it('a kept text says each header once', async () => {
  const siteUrl = 'http://localhost';
  const render = anonymousRenderer({ siteUrl, fetch: () => textAnswer('application/xml', '<urlset/>') });
  const rendered = await render('/sitemap.xml', { version: null, memory: null });
  const origin = { key: '/sitemap.xml', version: null, build: 'b', formKey: '', renderedAt: 0 };
  const answerWith = pageAnswers(securityPolicy({ siteUrl }));
  const asked = { method: 'GET', acceptEncoding: 'gzip', ifNoneMatch: undefined };
  const { headers } = answerWith(await makePage(rendered, origin), asked);
  const names = headers.filter((_, at) => at % 2 === 0);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining(['content-type', 'etag', 'cache-control', 'x-content-type-options']));
});

import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { listenForTest } from '#test/listen-for-test.ts';
import { FRAMINGS, parseRaw, sendRaw } from '#test/raw-request.ts';
import { pageMethods } from './page-methods.ts';

const page = { default: () => null };
const action = () => null;
const routes = {
  root: { id: 'root', module: page },
  home: { id: 'home', parentId: 'root', index: true, module: page },
  slug: { id: 'slug', parentId: 'root', path: ':slug', module: page },
  contact: { id: 'contact', parentId: 'root', path: 'contact', caseSensitive: true, module: { ...page, action } },
  send: { id: 'send', parentId: 'root', path: 'contact/send', module: { ...page, action } },
  unknown: { id: 'unknown', parentId: 'root', path: '*', module: page },
} as const;
const app = new Hono().use(pageMethods({ routes })).all('*', (c) => c.text('rendered'));

const PAGE = 'GET, HEAD, OPTIONS';
const FORM = 'GET, HEAD, OPTIONS, POST';

const cases: [request: string, status: number, allow: string | undefined][] = [
  ['GET /', 200, undefined],
  ['HEAD /nothing/here', 200, undefined],
  ['POST /', 405, PAGE],
  ['POST /?index', 405, PAGE],
  ['POST /services', 405, PAGE],
  ['POST /nothing/here', 405, PAGE],
  ['POST /%E0%A4%A', 405, PAGE],
  ['POST /contact', 200, undefined],
  ['POST /contact?sent=1', 200, undefined],
  ['POST /contact.data', 200, undefined],
  ['POST /contact/send', 200, undefined],
  ['POST /Contact', 405, PAGE],
  ['PUT /contact', 405, FORM],
  ['PATCH /contact/send', 405, FORM],
  ['DELETE /', 405, PAGE],
  ['TRACE /', 405, PAGE],
  ['PROPFIND /contact', 405, FORM],
  ['OPTIONS /', 204, PAGE],
  ['OPTIONS /contact', 204, FORM],
];

it.each(
  cases.flatMap((expected) => Object.entries(FRAMINGS).map(([name, frame]) => [name, frame, ...expected] as const)),
)('framing %s, %#: %s', async (_name, frame, request, status, allow) => {
  const port = await listenForTest(app);
  const text = `${request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${frame('name=Dana')}`;
  const response = parseRaw(await sendRaw(port, text));
  expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import routes from '#app/routes.ts';
import { fetchPayload, loadPageData, setShownPage, UnreachableError } from './page-data.ts';

const response = (payload: object, status = 200) => Response.json({ build: 'b1', modules: [], ...payload }, { status });
const load = (path: string) =>
  loadPageData({ url: new URL(path, 'http://site.example'), serverLoader: async () => ({ title: '' }) });
const fetched = vi.fn<(url: string) => Promise<Response>>();

/** Longer than payloads are reused. */
const STALE_MS = 300_001;

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterAll(() => void vi.useRealTimers());
beforeEach(() => {
  vi.advanceTimersByTime(STALE_MS);
  setShownPage('/', undefined);
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('__BUILD_ID__', 'b1');
});
afterEach(() => vi.unstubAllGlobals());

describe('the data of a page', () => {
  it('is the payload of its path and query, and is fetched once', async () => {
    fetched.mockImplementation(async () => response({ data: { title: 'Cook' } }));
    await fetchPayload('/careers/cook?a=1');
    expect(await load('/careers/cook?a=1')).toEqual({ title: 'Cook' });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/careers/cook/_payload.json?a=1']);
  });

  it('is fetched again when the current page is revalidated', async () => {
    fetched.mockImplementation(async () => response({ data: { title: String(fetched.mock.calls.length) } }));
    expect(await load('/blog')).toEqual({ title: '1' });
    setShownPage('/blog', undefined);
    expect(await load('/blog')).toEqual({ title: '2' });
  });

  it('is fetched again after a failure', async () => {
    fetched.mockRejectedValueOnce(new TypeError('worded by each browser'));
    await expect(load('/blog')).rejects.toThrow(UnreachableError);
    fetched.mockImplementation(async () => response({ error: { status: 502, statusText: '', data: null } }, 502));
    await expect(load('/blog')).rejects.toMatchObject({ init: { status: 502 } });
    fetched.mockImplementation(async () => response({ data: { title: 'Blog' } }));
    expect(await load('/blog')).toEqual({ title: 'Blog' });
  });

  it('is what was shown before when the site is unreachable', async () => {
    fetched.mockRejectedValue(new TypeError('worded by each browser'));
    setShownPage('/company', { title: 'Company' });
    setShownPage('/services', undefined);
    setShownPage('/', undefined);
    expect(await load('/company')).toEqual({ title: 'Company' });
    await expect(load('/services')).rejects.toThrow(UnreachableError);
    fetched.mockImplementation(async () => response({ data: { title: 'The company' } }));
    expect(await load('/company')).toEqual({ title: 'The company' });
  });

  it('is an error when the response does not come from the site', async () => {
    fetched.mockImplementation(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(load('/blog')).rejects.toThrow('The data of /blog did not arrive: 502');
  });
});

describe('a response without data', () => {
  it('throws the error that it contains, with status and details', async () => {
    fetched.mockImplementation(async () =>
      response({ error: { status: 404, statusText: 'Not Found', data: { reference: 'r' } } }, 404),
    );
    await expect(load('/nowhere')).rejects.toMatchObject({
      data: { reference: 'r' },
      init: { status: 404, statusText: 'Not Found' },
    });
  });

  it.each([
    ['/careers/cook', null],
    ['/uploads/menu.pdf', 'true'],
    ['https://elsewhere.example', 'true'],
  ])('throws its redirect to %s', async (to, isDocument) => {
    fetched.mockImplementation(async () => response({ redirect: { to, status: 301 } }));
    const thrown: unknown = await load('/careers/chef').catch((error: unknown) => error);
    if (!(thrown instanceof Response)) throw new Error('No redirect');
    expect(thrown.headers.get('location')).toBe(to);
    expect(thrown.headers.get('x-remix-reload-document')).toBe(isDocument);
  });
});

it('of another build causes a full page load on navigation, but not on revalidation', async () => {
  vi.resetModules();
  const other = await import('./page-data.ts');
  fetched.mockImplementation(async () => response({ build: 'b2', data: { title: 'New' } }));
  const at = (path: string) =>
    other.loadPageData({ url: new URL(path, 'http://site.example'), serverLoader: async () => ({ title: '' }) });
  other.setShownPage('/careers', undefined);
  expect(await at('/careers')).toEqual({ title: 'New' });
  const thrown: unknown = await at('/blog?a=1').catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error('No redirect');
  expect(thrown.headers.get('location')).toBe('/blog?a=1');
  expect(thrown.headers.get('x-remix-reload-document')).toBe('true');
  expect(fetched).toHaveBeenCalledTimes(1);
});

const APP = path.resolve(import.meta.dirname, '..');
const filesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
const read = (file: string) => readFileSync(path.join(APP, file), 'utf8');
const pages = [...new Set(filesOf(routes))].filter((file) => /^export default /m.test(read(file)));
const isDeveloperPage = (file: string) => file.startsWith('pages/style-guide/');
/** The page that replaces others during an outage; no link leads to it. */
const isStandIn = (file: string) => file.startsWith('pages/unavailable/');

it('finds the page routes', () => expect(pages.length).toBeGreaterThan(20));

it.each(
  pages.filter((file) => /^export .*\bloader\b/m.test(read(file)) && !isDeveloperPage(file) && !isStandIn(file)),
)('%s has a client loader that reads its payload', (file) => {
  expect(read(file)).toContain('export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);');
});

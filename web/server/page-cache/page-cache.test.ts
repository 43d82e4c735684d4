import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderedPage } from './cached-page.ts';
import { type Outcome, PageCache } from './page-cache.ts';
import { PageFiles } from './page-files.ts';

const MB = 1024 * 1024;
let dir: string;
let content: string;
let failure: 'none' | 'error' | 'part' | 'gone';
let renders: string[];
let isReachable: boolean;
let gate: Promise<void>;

const render = async (key: string): Promise<RenderedPage> => {
  renders.push(key);
  // What is shown was read before the gate opens, as in a slow render.
  const text = content;
  await gate;
  const status = failure === 'error' ? 500 : failure === 'gone' ? 404 : 200;
  return {
    status,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: Buffer.from(`<p>${key} ${text}</p>`),
    tags: ['articles'],
    isPartial: failure === 'part',
  };
};
const caches: PageCache[] = [];
const newCache = (given: Partial<ConstructorParameters<typeof PageCache>[0]> = {}) => {
  const cache = new PageCache({
    render,
    files: new PageFiles(dir),
    buildId: 'build-1',
    maxBytes: MB,
    listPaths: async () => ['/', '/blog', '/blog/a'],
    isContentReachable: async () => isReachable,
    ...given,
  });
  caches.push(cache);
  return cache;
};
const textOf = (outcome: Outcome) =>
  outcome && 'page' in outcome ? outcome.page.bodies.identity.toString() : (outcome?.rendered.status ?? null);
const later = (work: () => void) => vi.waitFor(work, { timeout: 3000, interval: 10 });

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  content = 'one';
  failure = 'none';
  renders = [];
  isReachable = true;
  gate = Promise.resolve();
});
afterEach(async () => {
  for (const cache of caches.splice(0)) await cache.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('a page', () => {
  it('is rendered once, however many ask for it at once and afterwards', async () => {
    const cache = newCache();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => cache.get('/blog')));
    expect(new Set(outcomes.map(textOf))).toEqual(new Set(['<p>/blog one</p>']));
    expect(textOf(await cache.get('/blog'))).toBe('<p>/blog one</p>');
    expect(renders).toEqual(['/blog']);
  });

  it('of an older content version is served while the new one is made', async () => {
    const cache = newCache();
    cache.contentChanged('v1');
    await later(() => expect(renders).toHaveLength(3));
    await later(() => expect(cache.state().stale).toBe(0));
    content = 'two';
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    cache.contentChanged('v2');
    expect(textOf(await cache.get('/blog'))).toBe('<p>/blog one</p>');
    open();
    await later(() => expect(cache.state().stale).toBe(0));
    expect(textOf(await cache.get('/blog'))).toBe('<p>/blog two</p>');
    expect(renders).toHaveLength(6);
  });

  it('that a change reaches late is waited for', async () => {
    const cache = newCache();
    cache.contentChanged('v1');
    await later(() => expect(cache.state().pages).toBe(3));
    cache.close();
    content = 'two';
    cache.contentChanged('v2');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(cache.peek('/blog')).toBeNull();
    expect(textOf(await cache.get('/blog'))).toBe('<p>/blog two</p>');
  });

  it('that was begun before a change is not taken for the new one', async () => {
    const cache = newCache({ listPaths: async () => ['/blog'] });
    cache.contentChanged('v1');
    await later(() => expect(cache.state().pages).toBe(1));
    await later(() => expect(cache.state().stale).toBe(0));
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    cache.contentChanged('v2');
    await later(() => expect(renders.filter((key) => key === '/blog')).toHaveLength(2));
    content = 'three';
    cache.contentChanged('v3');
    open();
    await later(async () => expect(textOf(await cache.get('/blog'))).toBe('<p>/blog three</p>'));
    await later(() => expect(cache.state().stale).toBe(0));
  });

  it.each([
    404, 500,
  ])('that a slow render of an older state answers with %i stays as the newer one made it', async (old) => {
    const answers: ((page: RenderedPage) => void)[] = [];
    const cache = newCache({ warmUp: 'off', render: () => new Promise((resolve) => answers.push(resolve)) });
    const page = (status: number, text: string): RenderedPage => ({
      status,
      headers: [['content-type', 'text/html']],
      body: Buffer.from(text),
      tags: [],
      isPartial: false,
    });
    const slow = cache.get('/blog');
    await later(() => expect(answers).toHaveLength(1));
    // The two must not begin in the same millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5));
    cache.contentChanged('v1', { paths: ['/blog'] });
    await later(() => expect(answers.length).toBeGreaterThan(1));
    for (const answer of answers.slice(1)) answer(page(200, 'new'));
    await later(() => expect(cache.peek('/blog')).not.toBeNull());
    answers[0]?.(page(old, 'old'));
    expect(textOf(await slow)).toBe('new');
    expect(textOf(await cache.get('/blog'))).toBe('new');
  });

  it.each(['error', 'part'] as const)('keeps its last whole state when rendering ends with an %s', async (kind) => {
    const cache = newCache();
    cache.contentChanged('v1');
    await later(() => expect(cache.state().pages).toBe(3));
    failure = kind;
    content = 'broken';
    cache.contentChanged('v2');
    await later(() => expect(renders.length).toBeGreaterThanOrEqual(6));
    expect(textOf(await cache.get('/blog'))).toBe('<p>/blog one</p>');
  });

  it('that could not be rendered is tried again by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    try {
      const cache = newCache();
      cache.contentChanged('v1');
      await vi.waitFor(() => expect(cache.state().pages).toBe(3));
      failure = 'error';
      cache.contentChanged('v2');
      await vi.waitFor(() => expect(cache.counts.failures).toBe(3));
      failure = 'none';
      content = 'two';
      await vi.advanceTimersByTimeAsync(5100);
      await vi.waitFor(() => expect(cache.state().stale).toBe(0));
      expect(textOf(await cache.get('/blog'))).toBe('<p>/blog two</p>');
    } finally {
      vi.useRealTimers();
    }
  });

  it('that was deleted goes, from the disk too', async () => {
    const cache = newCache();
    cache.contentChanged('v1');
    await later(() => expect(readdirSync(dir).filter((name) => name.endsWith('.page'))).toHaveLength(3));
    failure = 'gone';
    cache.contentChanged('v2');
    await later(() => expect(cache.state().pages).toBe(0));
    await later(() => expect(readdirSync(dir)).toEqual([]));
    const outcome = await cache.get('/blog');
    expect(outcome && 'page' in outcome && outcome.page.status).toBe(404);
  });
});

describe('while the content system is away', () => {
  it('nothing is rendered and everything kept is served', async () => {
    const cache = newCache();
    await cache.get('/blog');
    cache.contentChanged('v1');
    await later(() => expect(cache.state().pages).toBe(3));
    cache.contentIsReachable(false);
    renders = [];
    expect(textOf(await cache.get('/blog/a'))).toBe('<p>/blog/a one</p>');
    expect(await cache.get('/blog/never-seen')).toBeNull();
    expect(renders).toEqual([]);
  });

  it('a page with parameters that was never seen is served without them', async () => {
    const cache = newCache();
    await cache.get('/blog');
    cache.contentIsReachable(false);
    expect(textOf(await cache.get('/blog?sort=liked'))).toBe('<p>/blog one</p>');
  });

  it('the renewal goes on with the first answer, also when nothing has changed meanwhile', async () => {
    const cache = newCache({ warmUp: 'fast' });
    cache.contentChanged('v1');
    cache.contentIsReachable(false);
    await later(() => expect(cache.state().known).toBe(3));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(cache.state()).toMatchObject({ pages: 0 });
    // As ContentWatch says it: the version first.
    cache.contentChanged('v1');
    cache.contentIsReachable(true);
    await later(() => expect(cache.state()).toMatchObject({ pages: 3, waiting: 0 }));
  });

  it('the renewal stops, and goes on when it is back', async () => {
    const cache = newCache();
    cache.contentChanged('v1');
    await later(() => expect(cache.state().pages).toBe(3));
    failure = 'error';
    isReachable = false;
    cache.contentChanged('v2');
    await later(() => expect(cache.counts.failures).toBeGreaterThan(0));
    failure = 'none';
    content = 'two';
    cache.contentIsReachable(false);
    cache.contentIsReachable(true);
    await later(() => expect(textOf({ page: cache.peek('/blog') ?? raise() })).toBe('<p>/blog two</p>'));
  });
});

describe('on disk', () => {
  it('pages outlive the process and are fresh when the version is the same', async () => {
    const first = newCache();
    first.contentChanged('v1');
    await later(() => expect(readdirSync(dir).filter((name) => name.endsWith('.page'))).toHaveLength(3));
    const second = newCache();
    expect(await second.load()).toBe(3);
    renders = [];
    expect(textOf(await second.get('/blog'))).toBe('<p>/blog one</p>');
    second.contentChanged('v1');
    await later(() => expect(second.state().waiting).toBe(0));
    expect(renders).toEqual([]);
  });

  it('a page whose forms are signed with another key is waited for', async () => {
    const first = newCache({ formKey: 'a' });
    await first.get('/blog');
    await later(() => expect(readdirSync(dir).some((name) => name.endsWith('.page'))).toBe(true));
    content = 'two';
    const same = newCache({ formKey: 'a' });
    await same.load();
    expect(textOf(await same.get('/blog'))).toBe('<p>/blog one</p>');
    const other = newCache({ formKey: 'b' });
    await other.load();
    expect(textOf(await other.get('/blog'))).toBe('<p>/blog two</p>');
  });

  it('a page of another build is served until it is rendered again', async () => {
    const first = newCache();
    await first.get('/blog');
    await later(() => expect(readdirSync(dir).some((name) => name.endsWith('.page'))).toBe(true));
    const second = newCache({ buildId: 'build-2' });
    await second.load();
    second.contentIsReachable(false);
    expect(textOf(await second.get('/blog'))).toBe('<p>/blog one</p>');
    expect(second.state().stale).toBe(1);
  });

  it.each([
    ['cut off', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -10))],
    ['too long', (file: string) => appendFileSync(file, 'x')],
    ['changed in the body', (file: string) => writeFileSync(file, flip(readFileSync(file), -5))],
    [
      'changed in the head',
      (file: string) => writeFileSync(file, readFileSync(file, 'latin1').replace('200', '201'), 'latin1'),
    ],
    ['empty', (file: string) => writeFileSync(file, '')],
    ['nonsense', (file: string) => writeFileSync(file, '{}\nnonsense')],
  ])('a file that is %s counts as missing', async (_name, damage) => {
    const first = newCache();
    await first.get('/blog');
    await later(() => expect(readdirSync(dir).some((name) => name.endsWith('.page'))).toBe(true));
    for (const name of readdirSync(dir)) damage(path.join(dir, name));
    const second = newCache();
    expect(await second.load()).toBe(0);
    renders = [];
    expect(textOf(await second.get('/blog'))).toBe('<p>/blog one</p>');
    expect(renders).toEqual(['/blog']);
  });

  it('is asked for what memory has no room for', async () => {
    const cache = newCache({ maxBytes: 5000 });
    cache.contentChanged('v1');
    await later(() => expect(readdirSync(dir).filter((name) => name.endsWith('.page'))).toHaveLength(3));
    expect(cache.state().pages).toBeLessThan(3);
    renders = [];
    for (const key of ['/', '/blog', '/blog/a']) expect(textOf(await cache.get(key))).toBe(`<p>${key} one</p>`);
    expect(renders).toEqual([]);
  });

  it('has the latest version of what memory has no room for, also of pages that have stayed the same', async () => {
    const cache = newCache({ maxBytes: 5000 });
    cache.contentChanged('v1');
    await later(() => expect(renders).toHaveLength(3));
    await later(() => expect(cache.state().waiting).toBe(0));
    cache.contentChanged('v2');
    await later(() => expect(renders).toHaveLength(6));
    await later(() => expect(cache.state().waiting).toBe(0));
    for (const key of ['/', '/blog', '/blog/a', '/', '/blog', '/blog/a']) {
      const outcome = await cache.get(key);
      expect(outcome && 'page' in outcome && outcome.page.version).toBe('v2');
    }
    expect(cache.state().pages).toBeLessThan(3);
    expect(renders).toHaveLength(6);
  });

  it('what is only looked through does not push out of memory what visitors ask for', async () => {
    const first = newCache();
    first.contentChanged('v1');
    await later(() => expect(renders).toHaveLength(3));
    await first.close();
    const cache = newCache({ maxBytes: 5000 });
    await cache.get('/');
    cache.contentChanged('v1');
    await later(() => expect(cache.state().known).toBe(3));
    await later(() => expect(cache.state().waiting).toBe(0));
    expect(cache.peek('/')).not.toBeNull();
    expect(renders).toHaveLength(3);
  });
});

describe('warming up', () => {
  it('gently leaves the machine alone four fifths of the time, and lets a change pass', async () => {
    const cache = newCache({
      warmUp: 'gentle',
      listPaths: async () => Array.from({ length: 40 }, (_, number) => `/blog/${number}`),
      render: async (key) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return render(key);
      },
    });
    const started = Date.now();
    cache.contentChanged('v1');
    await later(() => expect(renders.length).toBeGreaterThanOrEqual(6));
    expect(Date.now() - started).toBeGreaterThan(400);
    cache.contentChanged('v2', { paths: ['/blog/39'] });
    const changed = Date.now();
    await later(() => expect(cache.peek('/blog/39')?.version).toBe('v2'));
    expect(Date.now() - changed).toBeLessThan(400);
  });

  it('switched off renders what is asked for, and what a change names', async () => {
    // A list of its own: a render of the test before may still be under way.
    const rendered: string[] = [];
    const cache = newCache({
      warmUp: 'off',
      listPaths: async () => ['/', '/blog', '/blog/a', '/blog/b'],
      render: (key) => {
        rendered.push(key);
        return render(key);
      },
    });
    cache.contentChanged('v1', { paths: ['/blog/a'] });
    await later(() => expect(rendered.toSorted()).toEqual(['/', '/blog/a']));
    await cache.get('/blog');
    await later(() => expect(cache.state()).toMatchObject({ known: 4, waiting: 0 }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(rendered.toSorted()).toEqual(['/', '/blog', '/blog/a']);
  });
});

it('memory stays within its limit, whatever is asked for', async () => {
  const cache = newCache({ maxBytes: 100_000 });
  cache.contentChanged('v1');
  await later(() => expect(cache.state().pages).toBe(3));
  for (let number = 0; number < 300; number += 1) await cache.get(`/BLOG?shown=${number}`);
  expect(cache.state().bytes).toBeLessThan(115_000);
  expect(cache.state().pages).toBe(3);
  expect(readdirSync(dir).filter((name) => name.endsWith('.page'))).toHaveLength(3);
});

it('an answer that says so is not kept', async () => {
  const cache = newCache({
    render: async (key) => ({
      ...(await render(key)),
      headers: [
        ['content-type', 'text/html'],
        ['cache-control', 'no-store'],
      ],
    }),
  });
  await cache.get('/blog');
  await cache.get('/blog');
  expect(renders).toHaveLength(2);
});

const flip = (data: Buffer, at: number) => {
  const copy = Buffer.from(data);
  const index = copy.length + at;
  copy[index] = (copy[index] ?? 0) ^ 1;
  return copy;
};
function raise(): never {
  throw new Error('no such page');
}

describe('pages that visitors change', () => {
  const changed = { type: 'technical-bytes', paths: ['/blog'] };

  it('are rendered anew for whoever asks next, with their data and in every order; others are not', async () => {
    const cache = newCache({ warmUp: 'off' });
    content = 'one';
    cache.contentChanged('v1');
    for (const key of ['/blog', '/blog?sort=liked', '/blog/_payload.json', '/blog/a']) await cache.get(key);
    content = 'two';
    cache.pagesChanged(changed);
    expect(textOf(await cache.get('/blog'))).toContain('two');
    expect(textOf(await cache.get('/blog?sort=liked'))).toContain('two');
    expect(textOf(await cache.get('/blog/_payload.json'))).toContain('two');
    expect(textOf(await cache.get('/blog/a'))).toContain('one');
    // A render in the very millisecond of the change may be older than it, and is made once more.
    await later(async () => {
      await cache.get('/blog');
      expect(cache.peek('/blog')).not.toBeNull();
    });
  });

  it('are gathered when they change often, and the last change is shown', async () => {
    const cache = newCache({ warmUp: 'off' });
    cache.contentChanged('v1');
    await cache.get('/blog');
    const before = renders.length;
    for (let at = 1; at <= 50; at++) {
      content = `change ${at}`;
      cache.pagesChanged(changed);
      await cache.get('/blog');
    }
    expect(renders.length - before).toBeLessThan(10);
    await later(async () => expect(textOf(await cache.get('/blog'))).toContain('change 50'));
  });

  it('what is known of a change elsewhere does not make a newer page old', async () => {
    const cache = newCache({ warmUp: 'off' });
    cache.contentChanged('v1');
    await cache.get('/blog');
    const before = renders.length;
    cache.pagesChanged(changed, 60_000);
    await cache.get('/blog');
    expect(renders.length).toBe(before);
  });

  it('are served as they are while the content system is away', async () => {
    const cache = newCache({ warmUp: 'off' });
    content = 'one';
    cache.contentChanged('v1');
    await cache.get('/blog');
    cache.contentIsReachable(false);
    content = 'two';
    cache.pagesChanged(changed);
    expect(textOf(await cache.get('/blog'))).toContain('one');
  });
});

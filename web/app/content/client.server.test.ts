import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { log } from '#platform/log.server.ts';
import { ContentError, callCms, findEntry, listEntries } from './client.server.ts';
import { newScope, type Preview, runInScope } from './request-scope.server.ts';

afterEach(() => vi.unstubAllGlobals());

describe('an incomplete entry', () => {
  const entry = z.object({ body: z.string(), hero: z.object({ heading: z.string() }), tags: z.array(z.string()) });
  const failure = (preview: Preview | null) => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ data: [{ body: null, hero: { heading: null }, tags: ['a', 1] }] }),
    );
    return runInScope(newScope({ preview }), () => findEntry('articles', {}, entry)).catch((error: unknown) => error);
  };

  it('is reported as an incomplete draft to the editor who previews it', async () => {
    const error = await failure({ mode: 'draft', types: ['articles'] });
    expect(error).toBeInstanceOf(ContentError);
    expect(error).toMatchObject({ status: 422, name: 'IncompleteDraft' });
    expect(String(error).split(/: |\n/)).toEqual(expect.arrayContaining(['body', 'hero.heading', 'tags.1']));
    expect(String(error)).toContain('body: expected string, received null\n');
  });

  it('is an error for everyone else', async () => {
    expect(await failure(null)).toMatchObject({ status: 500, name: 'UnexpectedContent' });
  });
});

describe('a list of entries', () => {
  const entry = z.object({ title: z.string(), file: z.object({}) });
  const list = (...data: unknown[]) => {
    vi.stubGlobal('fetch', async () => Response.json({ data, meta: { pagination: { total: data.length } } }));
    const scope = newScope();
    return runInScope(scope, async () => {
      const titles = await listEntries('free-resources', {}, entry).then(
        (all) => all.map(({ title }) => title),
        String,
      );
      return { titles, isPartial: scope.isPartial };
    });
  };
  const whole = { documentId: 'a1', title: 'Whole', file: {} };
  const bare = { documentId: 'b2', title: 'Bare', file: null };

  it('leaves out and logs an entry that does not fit the schema', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    expect(await list(whole, bare)).toEqual({ titles: ['Whole'], isPartial: false });
    expect(await list(bare)).toEqual({ titles: [], isPartial: false });
    expect(warn).toHaveBeenCalledTimes(2);
    const [details] = warn.mock.calls[0] ?? [];
    expect(details).toMatchObject({ type: 'free-resources', documentId: 'b2', why: expect.stringContaining('file') });
    warn.mockRestore();
  });

  it('is an error when no entry fits the schema', async () => {
    expect((await list(bare, bare)).titles).toMatch(/UnexpectedContent: .*\n.*data\[0\]\.file/);
  });
});

const untilTimeout = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const cutOff = new TypeError('fetch failed', { cause: new Error('other side closed') });

it.each([
  ['a failed connection', async () => Promise.reject(cutOff), cutOff, false],
  ['no response in time', untilTimeout, { name: 'TimeoutError' }, true],
  ['an unfinished response', async (signal: AbortSignal) => ({ json: () => untilTimeout(signal) }), {}, true],
  ['a response that is not JSON', async () => new Response('<html>'), { name: 'SyntaxError' }, false],
])('%s is an UnknownError with its cause for the log', async (_, respond, cause, isUnavailable) => {
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => respond(signal));
  await expect(callCms('articles', { timeoutMs: 10 })).rejects.toMatchObject({
    status: 500,
    name: 'UnknownError',
    cause,
    isUnavailable,
  });
});

describe('the same query from several pages', () => {
  const entry = z.object({ title: z.string() });
  const query = (scope: Parameters<typeof newScope>[0]) =>
    runInScope(newScope(scope), () => findEntry('articles', { filters: { slug: 'a' } }, entry));
  const cms = (respond: () => Response) => {
    const fetch = vi.fn(async (_url: string) => respond());
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  it('is sent once per content version', async () => {
    const fetch = cms(() => Response.json({ data: [{ title: 'A' }] }));
    for (const version of ['one', 'one', 'two']) expect(await query({ version })).toEqual({ title: 'A' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a visitor with an account', { bearer: 'token' }],
    ['an editor in preview', { preview: { mode: 'published' as const, types: [] } }],
    ['an unknown version', { version: null }],
  ])('is sent again for %s', async (_, scope) => {
    const fetch = cms(() => Response.json({ data: [{ title: 'A' }] }));
    for (let times = 0; times < 2; times++) await query({ version: 'three', ...scope });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['draft', 'articles', 'draft'],
    ['draft', 'jobs', null],
    ['published', 'articles', null],
  ] as const)('in a preview (%s) of %s asks for the status %s', async (mode, type, status) => {
    const fetch = cms(() => Response.json({ data: [{ title: 'A' }] }));
    await query({ preview: { mode, types: [type] } });
    expect(new URL(String(fetch.mock.lastCall?.[0])).searchParams.get('status')).toBe(status);
  });

  it('is sent again after a failure', async () => {
    cms(() => Response.json({}, { status: 500 }));
    await expect(query({ version: 'four' })).rejects.toThrow(ContentError);
    cms(() => Response.json({ data: [{ title: 'A' }] }));
    expect(await query({ version: 'four' })).toEqual({ title: 'A' });
  });
});

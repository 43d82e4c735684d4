import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type ContentMemory, newScope, runInScope } from '../../server/request-scope.ts';
import { ContentError, findEntry } from './client.server.ts';

afterEach(() => vi.unstubAllGlobals());

it('a text waits for what Site says: one read that fails is not remembered with the text', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    if (pathname === '/api/pages') return Response.json({ data: [{ text: '{{engineers}} engineers' }] });
    return asked.filter((path) => path === pathname).length === 1
      ? new Response('', { status: 500 })
      : Response.json({ data: { engineers: '40' } });
  });
  const memory: ContentMemory = new Map();
  const render = async () => {
    const scope = newScope({ memory });
    const entry = await runInScope(scope, () => findEntry('pages', {}, z.object({ text: z.string() })));
    return { text: entry?.text, isPartial: scope.isPartial };
  };
  expect(await render()).toEqual({ text: '{{engineers}} engineers', isPartial: true });
  for (let times = 0; times < 2; times++) expect(await render()).toEqual({ text: '40 engineers', isPartial: false });
  expect(asked).toEqual(['/api/pages', '/api/site', '/api/site']);
});

describe('an entry that is not filled in', () => {
  const entry = z.object({ body: z.string(), hero: z.object({ heading: z.string() }), tags: z.array(z.string()) });
  const failure = (preview: 'draft' | null) => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ data: [{ body: null, hero: { heading: null }, tags: ['a', 1] }] }),
    );
    return runInScope(newScope({ preview }), () => findEntry('articles', {}, entry)).catch((error: unknown) => error);
  };

  it('is a draft that is not complete, for the editor who previews it', async () => {
    const error = await failure('draft');
    expect(error).toBeInstanceOf(ContentError);
    expect(error).toMatchObject({ status: 422, name: 'IncompleteDraft' });
    expect(String(error).split(/: |\n/)).toEqual(expect.arrayContaining(['body', 'hero.heading', 'tags.1']));
    expect(String(error)).toContain('body: expected string, received null\n');
  });

  it('is a failure for everyone else', async () => {
    expect(await failure(null)).toMatchObject({ status: 500, name: 'UnexpectedContent' });
  });
});

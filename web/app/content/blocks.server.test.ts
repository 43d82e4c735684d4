import { afterEach, expect, it, vi } from 'vitest';
import { blocks } from './blocks.server.ts';

afterEach(() => vi.unstubAllGlobals());

it('partners that no editor has named are all partners, in their order', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address).pathname);
    return Response.json({ data: [{ name: 'Brightwick' }, { name: 'Ostbank' }], meta: { pagination: { total: 2 } } });
  });
  const section = { __component: 'sections.partners', heading: 'Partners' };
  const [all, one] = await blocks.parseAsync([
    { ...section, partners: [] },
    { ...section, partners: [{ name: 'Plover' }] },
  ]);
  expect(all).toMatchObject({ partners: [{ name: 'Brightwick' }, { name: 'Ostbank' }] });
  expect(one).toMatchObject({ partners: [{ name: 'Plover' }] });
  expect(asked).toEqual(['/api/partners']);
});

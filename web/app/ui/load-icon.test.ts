import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadIcon } from './load-icon.ts';

const body = '<path fill="currentColor" d="M0 0h24v24z"/>';
const answerWith = (answer: (url: URL) => Response) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer(new URL(address, 'http://site.test'));
  });
  return asked;
};
const allOf = (url: URL) => {
  const names = url.searchParams.get('icons')?.split(',') ?? [];
  const icons = Object.fromEntries(names.map((name) => [name, { body }]));
  return Response.json({ prefix: url.pathname.split('/').at(-1)?.slice(0, -5), icons, width: 24, height: 24 });
};
afterEach(() => vi.unstubAllGlobals());

describe('icons from elsewhere', () => {
  it('that are needed together are asked for together, once, and come as images', async () => {
    const asked = answerWith(allOf);
    const [ship, again, anchor, other] = await Promise.all(
      ['mdi:ship', 'mdi:ship', 'mdi:anchor', 'ph:boat'].map(loadIcon),
    );
    expect(asked).toEqual(['/api/icons/mdi.json?icons=anchor,ship', '/api/icons/ph.json?icons=boat']);
    expect(ship).toMatch(/^url\("data:image\/svg\+xml/);
    expect([again, anchor, other]).toEqual([ship, ship, ship]);
    await loadIcon('mdi:ship');
    expect(asked).toHaveLength(2);
  });

  it('are asked for in addresses of at most 500 characters', async () => {
    const asked = answerWith(allOf);
    const names = Array.from({ length: 60 }, (_, at) => `many:an-icon-with-a-long-name-${at}`);
    expect((await Promise.all(names.map(loadIcon))).every(Boolean)).toBe(true);
    expect(asked.length).toBeGreaterThan(2);
    for (const address of asked) expect(address.length).toBeLessThanOrEqual(500);
  });

  it('that nobody has are nothing, and are not asked for again', async () => {
    const asked = answerWith(() => new Response(null, { status: 404 }));
    expect(await loadIcon('none:ship')).toBeNull();
    expect(await loadIcon('none:ship')).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('are asked for again after a failure', async () => {
    answerWith(() => new Response(null, { status: 503 }));
    await expect(loadIcon('later:ship')).rejects.toThrow('503');
    answerWith(allOf);
    expect(await loadIcon('later:ship')).toContain('data:');
  });

  it('with a name that every object has are nothing', async () => {
    answerWith(() => Response.json({ prefix: 'odd', icons: { ship: { body } } }));
    expect(await loadIcon('odd:constructor')).toBeNull();
  });

  it('are images whatever their markup holds, and it cannot leave the image’s address', async () => {
    const active = '<script>alert("1")</script><path onclick="alert(1)"/>\\") red; x: url("';
    answerWith(() => Response.json({ prefix: 'active', icons: { ship: { body: active } } }));
    expect(await loadIcon('active:ship')).toMatch(/^url\("data:image\/svg\+xml,[^"<>]*"\)$/);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadIcon } from './load-icon.ts';

const body = '<path fill="currentColor" d="M0 0h24v24z"/>';
const mockFetch = (respond: (url: URL) => Response) => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return respond(new URL(address, 'http://site.test'));
  });
  return requested;
};
const allOf = (url: URL) => {
  const names = url.searchParams.get('icons')?.split(',') ?? [];
  const icons = Object.fromEntries(names.map((name) => [name, { body }]));
  return Response.json({ prefix: url.pathname.split('/').at(-1)?.slice(0, -5), icons, width: 24, height: 24 });
};
afterEach(() => vi.unstubAllGlobals());

describe('icons of other sets', () => {
  it('that are needed together are requested together, once, and become images', async () => {
    const requested = mockFetch(allOf);
    const [ship, again, anchor, other] = await Promise.all(
      ['mdi:ship', 'mdi:ship', 'mdi:anchor', 'ph:boat'].map(loadIcon),
    );
    expect(requested).toEqual(['/api/icons/mdi.json?icons=anchor,ship', '/api/icons/ph.json?icons=boat']);
    expect(ship).toMatch(/^url\("data:image\/svg\+xml/);
    expect([again, anchor, other]).toEqual([ship, ship, ship]);
    await loadIcon('mdi:ship');
    expect(requested).toHaveLength(2);
  });

  it('are requested in URLs of at most 500 characters', async () => {
    const requested = mockFetch(allOf);
    const names = Array.from({ length: 60 }, (_, index) => `many:an-icon-with-a-long-name-${index}`);
    expect((await Promise.all(names.map(loadIcon))).every(Boolean)).toBe(true);
    expect(requested.length).toBeGreaterThan(2);
    for (const address of requested) expect(address.length).toBeLessThanOrEqual(500);
  });

  it('that no host has are null and are not requested again', async () => {
    const requested = mockFetch(() => new Response(null, { status: 404 }));
    expect(await loadIcon('none:ship')).toBeNull();
    expect(await loadIcon('none:ship')).toBeNull();
    expect(requested).toHaveLength(1);
  });

  it('are requested again after a failure', async () => {
    mockFetch(() => new Response(null, { status: 503 }));
    await expect(loadIcon('later:ship')).rejects.toThrow('503');
    mockFetch(allOf);
    expect(await loadIcon('later:ship')).toContain('data:');
  });

  it('with the name of an object property are null', async () => {
    mockFetch(() => Response.json({ prefix: 'odd', icons: { ship: { body } } }));
    expect(await loadIcon('odd:constructor')).toBeNull();
  });

  it('are data URLs, whatever their markup contains', async () => {
    const active = '<script>alert("1")</script><path onclick="alert(1)"/>\\") red; x: url("';
    mockFetch(() => Response.json({ prefix: 'active', icons: { ship: { body: active } } }));
    expect(await loadIcon('active:ship')).toMatch(/^url\("data:image\/svg\+xml,[^"<>]*"\)$/);
  });
});

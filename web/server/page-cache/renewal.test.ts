import { expect, it, vi } from 'vitest';
import { Renewal } from './renewal.ts';

it('a page that fails is passed, and the others get their turn', async () => {
  const renewed: string[] = [];
  const renewal = new Renewal({
    isGentle: false,
    renew: async (key) => {
      renewed.push(key);
      if (key === '/broken') throw new Error('the disk refuses');
      return 'rendered';
    },
  });
  renewal.add('rest', ['/broken', '/a', '/b']);
  await vi.waitFor(() => expect(renewed).toEqual(['/broken', '/a', '/b']));
  expect(renewal.waiting).toBe(0);
});

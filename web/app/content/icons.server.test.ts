import { icons } from '@iconify-json/lucide';
import { describe, expect, it } from 'vitest';
import { findIcon } from './icons.server.ts';

describe('an icon named by an editor', () => {
  it('has its markup if the set is installed', () => {
    expect(findIcon('lucide:ship')).toEqual({ viewBox: '0 0 24 24', body: expect.stringContaining('<path') });
  });

  it('can be named by an alias', () => {
    const [alias, target] = Object.entries(icons.aliases ?? {})[0] ?? [];
    expect(findIcon(`lucide:${alias}`)).toEqual(findIcon(`lucide:${target?.parent}`));
  });

  it('of a set that is not installed is only a name', () => expect(findIcon('mdi:ship')).toEqual({ name: 'mdi:ship' }));

  it.each([
    'lucide:no-such-icon',
    'ship',
    '',
    'lucide:',
    'lucide:constructor',
    'toString:ship',
    'a:b:c',
    'MDI:ship',
    '../mdi:ship',
    'mdi:ship?x',
  ])('is null if it is malformed or missing in its set: %j', (name) => expect(findIcon(name)).toBeNull());
});

import { icons } from '@iconify-json/lucide';
import { describe, expect, it } from 'vitest';
import { findIcon } from './icons.server.ts';

describe('an icon that an editor names', () => {
  it('is drawn from the installed set', () => {
    expect(findIcon('lucide:ship')).toMatchObject({ width: 24, height: 24, body: expect.stringContaining('<path') });
  });

  it('may go by an older name of the same drawing', () => {
    const [alias, target] = Object.entries(icons.aliases ?? {})[0] ?? [];
    expect(findIcon(`lucide:${alias}`)).toEqual(findIcon(`lucide:${target?.parent}`));
  });

  it.each([
    'lucide:no-such-icon',
    'mdi:ship',
    'ship',
    '',
    'lucide:',
    'lucide:constructor',
    'toString:ship',
    'a:b:c',
  ])('is nothing when no set has it: %j', (name) => expect(findIcon(name)).toBeNull());
});

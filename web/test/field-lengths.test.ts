import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const CMS = path.resolve(import.meta.dirname, '../../cms/src');
const schema = z.object({
  attributes: z.record(z.string(), z.object({ type: z.string(), maxLength: z.number().optional() })).default({}),
});

// SQLite accepts any length, but the site would retry a lead that PostgreSQL rejects forever.
it('no single-line field is longer than its PostgreSQL column', () => {
  const files = globSync(['api/**/schema.json', 'components/**/*.json'], { cwd: CMS });
  expect(files.length).toBeGreaterThan(50);
  const longer = files.flatMap((file) => {
    const { attributes } = schema.parse(JSON.parse(readFileSync(path.join(CMS, file), 'utf8')));
    return Object.entries(attributes)
      .filter(([, { type, maxLength = 0 }]) => type === 'string' && maxLength > 255)
      .map(([name]) => `${file}: ${name}`);
  });
  expect(longer).toEqual([]);
});

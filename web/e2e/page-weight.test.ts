import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

/** Compressed size (docs/performance.md). */
const SCRIPT_BYTES = 160_000;

// Data saver disables prefetching of other pages' code.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
);

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a large screen', { width: 1280, height: 800 }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ viewport, decision: null });

    test('the home page loads at most 160 kB of scripts', async ({ page }) => {
      const scripts: Response[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response);
      });
      await open(page, '/');
      await expect(page.getByRole('dialog', { name: 'We use cookies!' })).toBeVisible();
      const bytes = await Promise.all(
        scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length),
      );
      expect(scripts.length).toBeGreaterThan(1);
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SCRIPT_BYTES);
    });
  });

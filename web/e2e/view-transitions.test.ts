import type { Page } from '@playwright/test';
import { expect, nextPaint, open, test } from './fixtures.ts';

declare global {
  interface Window {
    /** The animated pseudo-elements of each transition. */
    moved: string[][];
  }
}

test.use({ viewport: { width: 1280, height: 800 } });

/** Records which parts of the page each transition animates. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.moved = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() =>
        window.moved.push(
          document
            .getAnimations()
            .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || [])
            .filter((name) => name.startsWith('::view-transition')),
        ),
      );
      return transition;
    };
  });
const moved = (page: Page) => page.evaluate(() => window.moved);
/** Waits for the transition to end, because going back during it shows the list without one. */
const untilTransitionEnds = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect }) => !(effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')),
      ),
  );
const card = (page: Page) => page.locator('.project a[href^="/projects/"]').first();

test('a project opens from its cover, and returns to it on the way back', async ({ page }) => {
  await recordTransitions(page);
  await open(page, '/projects');
  const title = await card(page).innerText();
  await card(page).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect.poll(() => moved(page)).toHaveLength(1);
  expect((await moved(page))[0]).toContain('::view-transition-group(page-cover)');
  // Texts appear at once: only the cover moves.
  expect((await moved(page))[0]?.filter((name) => !name.includes('page-cover'))).toEqual([]);
  await untilTransitionEnds(page);
  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await expect.poll(() => moved(page)).toHaveLength(2);
  expect((await moved(page))[1]).toContain('::view-transition-group(page-cover)');
  // Afterwards no card has the transition name.
  await expect(page.locator('.is-opening')).toHaveCount(0);
});

test('an article opens from its cover, also from the end of another article', async ({ page }) => {
  await recordTransitions(page);
  await open(page, '/blog');
  for (const transitions of [1, 2]) {
    const link = page.locator('.cards .post a').first();
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect.poll(() => moved(page)).toHaveLength(transitions);
    expect((await moved(page)).at(-1)).toContain('::view-transition-group(page-cover)');
    await untilTransitionEnds(page);
  }
});

test('a job opens from its image', async ({ page }) => {
  await recordTransitions(page);
  await open(page, '/careers');
  const link = page.locator('.job a').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect.poll(() => moved(page)).toHaveLength(1);
  expect((await moved(page))[0]).toContain('::view-transition-group(page-cover)');
});

test('nothing moves with reduced motion', async ({ page }) => {
  await recordTransitions(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/projects');
  await card(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => moved(page)).toEqual([[]]);
});

test('other pages have no transition', async ({ page }) => {
  await recordTransitions(page);
  await open(page, '/projects');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await nextPaint(page);
  expect(await moved(page)).toEqual([]);
});

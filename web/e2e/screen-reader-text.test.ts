import { expect, open, test } from './fixtures.ts';

for (const width of [390, 768, 1280])
  test(`a hiring step states as text whose turn it is at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/careers');
    const step = page.getByRole('listitem').filter({ hasText: 'Application form' });
    await expect(step.getByRole('paragraph').filter({ hasText: 'Your turn, up to 2 days' })).toHaveCount(1);
    const turn = step.getByText('Your turn');
    const heights = await turn.evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeGreaterThan(10);
  });

test('a technology’s name and summary are read separately', async ({ page }) => {
  await open(page, '/tech/terraform');
  await expect(page.getByRole('main').getByRole('link', { name: /^Kubernetes\s+Runs/ })).toHaveCount(1);
});

test('adjacent words are read separately', async ({ page }) => {
  await open(page, '/services');
  await expect(page.getByRole('definition').filter({ hasText: '2 weeks Scale: one year' })).toHaveCount(1);
  await open(page, '/projects?technology=fhir');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /projects? Show all/ }),
  ).toHaveCount(1);
  await open(page, '/projects/healthcare/patient-check-in');
  await expect(page.locator('dd', { hasText: 'Before' }).first()).toHaveText(/^Before\s*21 min\s*After\s*6 min$/);
});

test.describe('with increased contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`secondary text and hairlines are as strong as primary ones in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, '/contact');
      for (const part of ['main', 'footer']) {
        const colours = await page.locator(part).evaluate((element) => {
          const probe = document.createElement('p');
          element.append(probe);
          const shown = (name: string) => {
            probe.style.color = `var(--${name})`;
            return getComputedStyle(probe).color;
          };
          return [shown('ink-2') === shown('ink'), shown('line') === shown('line-strong')];
        });
        expect(colours, part).toEqual([true, true]);
      }
    });
});

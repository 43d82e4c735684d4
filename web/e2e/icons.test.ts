import { expect, test } from './fixtures.ts';

/** Pages of each kind, including those whose icons editors choose. */
const PAGES = [
  '/',
  '/services',
  '/product-discovery-workshop',
  '/managed-projects',
  '/dedicated-team',
  '/company',
  '/careers',
  '/startups',
  '/projects',
  '/blog',
  '/free-resources',
  '/contact',
  '/brand',
  '/nothing-here',
];

test.use({ expectedErrors: /status of 404 \(Not Found\) \(\S+\/nothing-here\)$/ });

test('pages request no icon over the network, and nothing from other hosts', async ({ page, baseURL }) => {
  const unexpected: string[] = [];
  let iconCount = 0;
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.protocol === 'data:' || url.protocol === 'blob:' || url.origin === new URL(baseURL ?? '').origin;
    if (!isOwn || url.pathname.startsWith('/api/icons')) unexpected.push(`${page.url()} requests ${url.href}`);
  });
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    iconCount += await page.locator('main svg').count();
  }
  expect(unexpected).toEqual([]);
  expect(iconCount).toBeGreaterThan(30);
});

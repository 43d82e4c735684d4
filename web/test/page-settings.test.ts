import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { cmsUrl } from './stack.ts';
import { waitFor } from './wait-for.ts';

const ANALYTICS = { POSTHOG_KEY: 'phc_before', POSTHOG_HOST: 'https://analytics.example' };

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'studio-settings-'));
let port: number;
/** `/contact` as stored on disk. Its form has a timestamp, so each render is different. */
let before: string;

/** Starts the site on the same data with these variables. Everything else stays the same, including its URL. */
const startWith = (env: Record<string, string>) =>
  startSite({
    strapiUrl: cmsUrl,
    dataDir,
    port,
    env: {
      STRAPI_TOKEN: process.env.STRAPI_TOKEN ?? '',
      SITE_URL: 'https://www.before.example',
      ...ANALYTICS,
      ...env,
    },
  });
const contactOf = async ({ base }: SiteProcess) => (await fetch(`${base}/contact`)).text();
/** Restores the pages on disk that were rendered with the original settings. */
async function restoreCache(): Promise<void> {
  const site = await startWith({});
  await waitFor('the page is that of the settings before', async () => {
    before = await contactOf(site);
    return before.includes('https://www.before.example');
  });
  await site.stop();
}

beforeAll(async () => {
  port = await freePort();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('after a restart, a page on disk', () => {
  it('is served when no setting has changed', async () => {
    await restoreCache();
    const site = await startWith({ LOG_LEVEL: 'warn' });
    try {
      expect(await contactOf(site)).toBe(before);
    } finally {
      await site.stop();
    }
  });

  it.each([
    ['POSTHOG_KEY', 'phc_after', 'phc_after'],
    ['SITE_URL', 'https://www.after.example', 'https://www.after.example'],
    ['CONSENT_REVISION', '7', ''],
    ['ANALYTICS_DEFAULT', 'off', ''],
    ['ALTCHA', 'on', ''],
    ['IMAGE_HOSTS', 'images.example', ''],
    ['FORM_SECRET', 'another-secret-of-more-than-20-letters', ''],
  ] as const)('is rendered anew when %s has changed', async (name, value, shows) => {
    await restoreCache();
    const site = await startWith({ [name]: value });
    try {
      // On a busy machine rendering may take longer than visitors wait for the new page.
      await waitFor(`${name} has reached the page`, async () => {
        const text = await contactOf(site);
        return text !== before && text.includes(shows);
      });
    } finally {
      await site.stop();
    }
  });
});

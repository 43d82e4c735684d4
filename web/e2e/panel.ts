import type { Page } from '@playwright/test';
import { PASSWORD } from '#test/editing-cms.ts';
import type { WorkerCms } from '#test/worker-cms.ts';
import { expect } from './fixtures.ts';

/**
 * Settings for tests in the real admin panel. It requests a session before there is one, its own news where there may be no network, and
 * what belongs to Strapi's paid plans.
 */
export const PANEL = {
  expectedErrors: /status of 401|status of 404.*\/ai-|ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/,
  viewport: { width: 1440, height: 900 },
};

export async function signIn(page: Page, cms: WorkerCms, email: string): Promise<void> {
  await page.goto(`${cms.url}/admin/auth/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
}

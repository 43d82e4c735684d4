import type { Page } from '@playwright/test';
import { PASSWORD } from '#test/editing-cms.ts';
import type { WorkerCms } from '#test/worker-cms.ts';
import { expect } from './fixtures.ts';

/**
 * Settings for tests in the real admin panel. Expected errors: the panel requests a session before login, Strapi's news even
 * without a network, and features of paid plans.
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

const HOUR_MS = 60 * 60_000;

export const fromNow = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Stores a new lead through the API, as the site does. The sender's email is the first name at example.org. */
export async function writeLead(
  cms: WorkerCms,
  type: 'contact-messages' | 'startup-applications' | 'job-applications',
  fields: Record<string, unknown>,
  hoursAgo: number,
): Promise<void> {
  const email = `${String(fields.name).split(' ')[0]?.toLowerCase()}@example.org`;
  const data = {
    email,
    state: 'new',
    submission_id: email,
    received_at: fromNow(-hoursAgo),
    due_at: fromNow(100),
    ...fields,
  };
  const { status } = await fetch(`${cms.url}/api/${type}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cms.token}` },
    body: JSON.stringify({ data }),
  });
  expect(status).toBe(201);
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectionPath, singleTypePath } from './panel-paths.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { waitFor } from './wait-for.ts';
import { restoreWorkerCms, SITE_SECRETS, type WorkerCms } from './worker-cms.ts';

const OPTIONS = singleTypePath('form-options');
const MESSAGES = collectionPath('contact-message');

let cms: WorkerCms;
let site: SiteProcess;

const contactPage = async () => (await fetch(`${site.base}/contact`)).text();
const send = async (message: string, fields: Record<string, string>) => {
  const body = new URLSearchParams({
    name: 'Dana',
    email: 'dana@example.org',
    company: 'Hillside',
    message,
    ...fields,
  });
  return (await fetch(`${site.base}/contact/send`, { method: 'POST', body })).json();
};
const inInbox = async (message: string) => {
  let found: unknown;
  await waitFor(`${message} is in the inbox`, async () => {
    const { results } = (await cms.admin('GET', `${MESSAGES}?filters[message][$eq]=${message}`)) as {
      results: unknown[];
    };
    [found] = results;
    return found !== undefined;
  });
  return found;
};

beforeAll(async () => {
  cms = await restoreWorkerCms();
  const env = { ...SITE_SECRETS, STRAPI_TOKEN: cms.token };
  site = await startSite({ strapiUrl: cms.url, port: cms.sitePort, env });
  await waitFor('the contact page', async () => (await contactPage()).includes('Not sure yet'));
});
afterAll(() => site?.stop());

it('an editor changes the options: the form and its validation follow, and the inbox stores the labels', async () => {
  const { data } = (await cms.admin('GET', OPTIONS)) as { data: Record<string, { value: string; label: string }[]> };
  const budgets = (data.budgets ?? []).filter(({ value }) => value !== 'under_25k');
  expect(budgets).toHaveLength(4);
  await cms.admin('PUT', OPTIONS, {
    budgets: [...budgets, { label: 'More than a ship costs' }],
    referrers: [{ value: 'fair', label: 'At a fair', needs_details: true }],
  });
  await cms.admin('POST', `${OPTIONS}/actions/publish`, {});
  await waitFor('the form has the new options', async () => (await contactPage()).includes('More than a ship costs'));
  const html = await contactPage();
  expect(html).toContain('<option value="more_than_a_ship_costs">More than a ship costs</option>');
  expect(html).toMatch(/<option value="fair" data-needs-details="true">At a fair<\/option>/);
  expect(html).not.toContain('Under €25,000');

  const chosen = { budget: 'more_than_a_ship_costs', referrer: 'fair' };
  expect(await send('Unsaid', chosen)).toMatchObject({ errors: { referrer_other: 'This field is required.' } });
  expect(await send('Said', { ...chosen, referrer_other: 'Hannover' })).toMatchObject({ status: 'sent' });
  expect(await inInbox('Said')).toMatchObject({
    budget: 'More than a ship costs',
    referrer: 'At a fair',
    referrer_other: 'Hannover',
  });
});

it('duplicate labels or keys are refused', async () => {
  const save = (budgets: { label: string; value?: string }[]) => cms.admin('PUT', OPTIONS, { budgets }).catch(String);
  expect(await save([{ label: 'Not sure' }, { label: 'not sure ' }])).toContain('has “not sure” twice.');
  expect(
    await save([
      { label: 'A lot', value: 'much' },
      { label: 'More', value: 'much' },
    ]),
  ).toContain('has “much” twice.');
});

it('a lead with an option that was removed after its page was rendered is not lost', async () => {
  const old = { budget: 'under_25k', referrer: 'other', referrer_other: 'A postcard' };
  expect(await send('Older', old)).toMatchObject({ status: 'sent' });
  expect(await inInbox('Older')).toMatchObject(old);
});

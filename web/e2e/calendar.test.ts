import { readFile } from 'node:fs/promises';
import { expect, open, test } from './fixtures.ts';
import { sendForm } from './send-form.ts';

const JOB = '/careers/senior-backend-engineer-logistics/apply';

for (const [form, thanks, fileName, dates] of [
  ['/contact', '/contact', 'reply.ics', 1],
  ['/startups/apply', '/startups/apply/thanks', 'application-dates.ics', 4],
  [JOB, `${JOB}/thanks`, 'interview-dates.ics', 4],
] as const)
  test(`the dates promised after ${form} can be added to a calendar`, async ({ page, baseURL }) => {
    const { receivedAt, receipt } = await sendForm(baseURL, form);
    await open(page, `${thanks}?sent=${receipt}`);
    const link = page.getByRole('main').getByRole('link', { name: /calendar/ });
    await expect(link).toMatchAriaSnapshot('- link "Add to your calendar"');
    const started = page.waitForEvent('download');
    await link.focus();
    await page.keyboard.press('Enter');
    const file = await started;
    expect(file.suggestedFilename()).toBe(fileName);
    const calendar = (await readFile(await file.path(), 'utf8')).replace(/\r\n[ \t]/g, '');
    const starts = [...calendar.matchAll(/^DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\r?$/gm)].map(
      ([, year, month, day, hour, minute, second]) => `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`,
    );
    expect(starts).toHaveLength(dates);
    expect([receivedAt, ...starts]).toEqual([receivedAt, ...starts].toSorted());
    expect(calendar.match(/^DESCRIPTION:\w+ \d+ \w+\\, \d\d:\d\d in Hamburg/gm)).toHaveLength(dates);
  });

test('there is no calendar file without a receipt', async ({ request }) => {
  for (const path of ['/contact/reply.ics', '/startups/apply/dates.ics', `${JOB}/dates.ics`])
    for (const query of ['', '?sent=1']) expect((await request.get(path + query)).status(), path + query).toBe(404);
});

import net, { type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readiness, type SiteProcess, startSite } from './site-process.ts';

/** A call to the CMS times out after ten seconds, so a faster response hasn't waited for one, even on a busy machine. */
const AT_ONCE_MS = 8000;

/** A CMS that hangs right after the site has started: it accepts connections and never responds. */
let silent: Server;
let site: SiteProcess;

beforeAll(async () => {
  silent = net.createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  site = await startSite({ strapiUrl: `http://127.0.0.1:${port}` });
  await vi.waitFor(async () => expect((await readiness(site)).parts.content.status).toBe('down'), 30_000);
});
afterAll(async () => {
  await site?.stop();
  silent?.close();
});

/** Sends a form, or follows a link, as a browser without JavaScript does. */
async function ask(path: string, fields?: Record<string, string>, headers: Record<string, string> = {}) {
  const started = performance.now();
  const response = await fetch(new URL(path, site.base), {
    redirect: 'manual',
    headers,
    ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
  });
  const html = await response.text();
  const ms = performance.now() - started;
  return { status: response.status, html, location: response.headers.get('location') ?? '', ms };
}

const person = { name: 'Dana Oyelaran', email: 'dana@example.org' };
const forms: [name: string, path: string, complete: Record<string, string>][] = [
  ['a message', '/contact', { company: 'Hill Clinic', budget: 'not_sure' }],
  ['a job application', '/careers/backend-engineer/apply', { links: 'https://example.org', consent: 'yes' }],
  [
    'a startup application',
    '/startups/apply/review?send',
    {
      idea_description: 'A label printer for pharmacies.',
      problem_solved: 'Wrong labels on infusions.',
      platform: 'web',
      stage: 'customer',
    },
  ],
];

describe.each(forms)('%s', (_name, path, complete) => {
  it('is accepted, and the visitor is thanked', async () => {
    const sent = await ask(path, { ...person, ...complete });
    expect(sent.status).toBe(303);
    expect(sent.ms).toBeLessThan(AT_ONCE_MS);
    const thanks = await ask(sent.location);
    expect(thanks.status).toBe(200);
    expect(/<h[12][^>]*>(?:Sent!|Thank you)/.test(thanks.html)).toBe(true);
    expect(thanks.ms).toBeLessThan(AT_ONCE_MS);
  });

  it('with errors is returned with its values', async () => {
    const { status, html, ms } = await ask(path, { ...person, email: '' });
    expect(status).toBe(422);
    expect([html.includes(person.name), html.includes('aria-invalid="true"')]).toEqual([true, true]);
    expect(ms).toBeLessThan(AT_ONCE_MS);
  });
});

it.each([
  ['a page that was never rendered', '/careers'],
  ['a page with parameters', '/contact?subject=Hello'],
  ['a search', '/search?q=offline'],
  ['a list that is filtered', '/blog?topic=offline'],
  ['a payload', '/blog/_payload.json'],
  ['data', '/blog.data'],
  ['a download', '/uploads/checklist.pdf'],
  ['an image', '/_ipx/f_webp,w_4/uploads/photo.png'],
])('%s responds at once', async (_name, path) => {
  const { status, ms } = await ask(path);
  expect([200, 202, 404, 503]).toContain(status);
  expect(ms).toBeLessThan(AT_ONCE_MS);
});

it('a like fails at once, with a message', async () => {
  const path = '/technical-bytes/any-question/like';
  const sent = await ask(path, { intent: 'like' }, { accept: 'application/json' });
  expect(sent.status).toBe(503);
  expect(sent.ms).toBeLessThan(AT_ONCE_MS);
  const withoutScript = await ask(path, { intent: 'like' });
  expect(withoutScript.status).toBe(303);
  expect(withoutScript.location).toBe('/technical-bytes/any-question?like=failed#likes');
  expect(withoutScript.ms).toBeLessThan(AT_ONCE_MS);
});

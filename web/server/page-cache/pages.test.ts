import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { TooBusy } from '../../platform/work-queue.server.ts';
import { securityPolicy } from '../http/security-headers.ts';
import { pageAnswers } from './page-answer.ts';
import { pages } from './pages.ts';

const siteUrl = 'http://localhost';
const policy = securityPolicy({ siteUrl });
const answerWith = pageAnswers(policy);

it('a flood of pages that cannot be kept is refused, and takes nothing from the forms', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let rendering = 0;
  const fetch = async ({ method }: Request) => {
    if (method === 'POST') return new Response('sent');
    rendering += 1;
    await gate;
    return new Response('found');
  };
  const app = new Hono()
    .use(pages({ fetch, cache: null, answerWith, policy, previewSecret: undefined, siteUrl }))
    .onError((error, c) => c.text(error.name, error instanceof TooBusy ? 503 : 500));
  const answers = Array.from({ length: 100 }, (_, at) => app.request(`/search?q=${at}`));
  await expect.poll(() => rendering).toBe(8);
  expect((await app.request('/contact/send', { method: 'POST' })).status).toBe(200);
  open();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(72);
  expect(statuses.filter((status) => status === 503)).toHaveLength(28);
});

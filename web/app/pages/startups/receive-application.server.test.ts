import { expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '#platform/client-address-header.ts';
import { changeStep } from './receive-application.server.ts';

const postStep = (address: string) => {
  const body = new URLSearchParams({ from: 'idea-and-team', name: 'Ada', idea_description: 'A label printer' });
  const headers = { [CLIENT_ADDRESS_HEADER]: address };
  return changeStep(
    new Request('http://localhost/startups/apply/about-you', { method: 'POST', body, headers }),
    'about-you',
  );
};

it('a client address may change steps 200 times in ten minutes, and keeps its page and values when refused', async () => {
  for (let count = 0; count < 200; count++) expect((await postStep('192.0.2.1')).status).toBe(200);
  expect(await postStep('192.0.2.1')).toEqual({
    status: 429,
    step: 'idea-and-team',
    result: {
      status: 'refused',
      refusal: { reason: 'tooMany', minutes: 10 },
      values: { from: 'idea-and-team', name: 'Ada', idea_description: 'A label printer' },
    },
  });
  expect((await postStep('192.0.2.2')).status).toBe(200);
});

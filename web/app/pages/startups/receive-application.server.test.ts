import { expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '#platform/client-address-header.ts';
import { changeStep } from './receive-application.server.ts';

const turn = (address: string) => {
  const body = new URLSearchParams({ from: 'idea-and-team', name: 'Ada', idea_description: 'A label printer' });
  const headers = { [CLIENT_ADDRESS_HEADER]: address };
  return changeStep(
    new Request('http://localhost/startups/apply/about-you', { method: 'POST', body, headers }),
    'about-you',
  );
};

it('a client address is limited to 200 steps in ten minutes, and keeps its page and values then', async () => {
  for (let at = 0; at < 200; at++) expect((await turn('192.0.2.1')).status).toBe(200);
  expect(await turn('192.0.2.1')).toEqual({
    status: 429,
    step: 'idea-and-team',
    result: {
      status: 'refused',
      refusal: { reason: 'tooMany', minutes: 10 },
      values: { from: 'idea-and-team', name: 'Ada', idea_description: 'A label printer' },
    },
  });
  expect((await turn('192.0.2.2')).status).toBe(200);
});

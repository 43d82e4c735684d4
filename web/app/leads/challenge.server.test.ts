import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import { isSolved, makeChallenge } from './challenge.server.ts';

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

it('accepts a solution only once', async () => {
  const challenge = await makeChallenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  expect(await isSolved(encode({ challenge, solution }))).toBe(true);
  expect(await isSolved(encode({ challenge, solution }))).toBe(false);
});

it('accepts only challenges of this site', async () => {
  const challenge = await makeChallenge();
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
  const solution = await solveChallenge({ challenge: easier, deriveKey });
  expect(await isSolved(encode({ challenge: easier, solution }))).toBe(false);
});

it.each([
  undefined,
  '',
  'x',
  encode({}),
  encode({ challenge: {}, solution: null }),
  encode(null),
])('%j is not a solution', async (text) => {
  expect(await isSolved(text)).toBe(false);
});

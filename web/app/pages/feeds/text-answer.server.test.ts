import { expect, it } from 'vitest';
import { textAnswer } from './text-answer.server';

const ask = (known?: string) =>
  textAnswer(
    new Request('http://localhost/robots.txt', { headers: known ? { 'if-none-match': known } : {} }),
    'text/plain',
    'text',
  );

it('is asked for again, and has not changed', () => {
  const etag = ask().headers.get('etag') ?? '';
  expect(ask(etag).status).toBe(304);
  expect(ask(`"other" , W/${etag}`).status).toBe(304);
  expect(ask('"other"').status).toBe(200);
});

it('a header that is made to be slow is not', () => {
  expect(ask(`a${' '.repeat(400_000)}b`).status).toBe(200);
});

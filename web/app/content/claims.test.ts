import { expect, it } from 'vitest';
import { fillInClaims, namesClaim } from './claims.ts';

const claims = { engineers: '20+', reply_hours: 2, founded: null };

it('texts at any depth say what Site says', () => {
  const answer = {
    data: [{ id: 7, blocks: [{ text: 'Within {{reply_hours}} hours, {{ engineers }} of us.' }, null] }],
  };
  expect(namesClaim(answer)).toBe(true);
  expect(fillInClaims(answer, claims)).toEqual({
    data: [{ id: 7, blocks: [{ text: 'Within 2 hours, 20+ of us.' }, null] }],
  });
});

it('other braces and claims that are not made stay as they are written', () => {
  const answer = { data: { body: '`{{ user.name }}` {{#if engineers}} {{ github.sha }}' } };
  expect(namesClaim(answer)).toBe(false);
  expect(fillInClaims(answer, claims)).toEqual(answer);
  expect(fillInClaims('Since {{founded}}, by {{name}}', claims)).toBe('Since {{founded}}, by {{name}}');
});

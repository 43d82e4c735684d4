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

it('a link in Markdown may lead to what Site says', () => {
  const body = '[{{email}}](mailto:{{email}})\\\n{{postal_code}} {{city}}';
  const site = { email: 'quay@example.com', postal_code: '20457', city: 'Hamburg' };
  expect(fillInClaims(body, site)).toBe('[quay@example.com](mailto:quay@example.com)\\\n20457 Hamburg');
});

it('other braces and claims that are not made stay as they are written', () => {
  const answer = { data: { body: '`{{ user.name }}` {{#if engineers}} {{ github.sha }}' } };
  expect(namesClaim(answer)).toBe(false);
  expect(fillInClaims(answer, claims)).toEqual(answer);
  expect(fillInClaims('Since {{founded}}, by {{name}}', claims)).toBe('Since {{founded}}, by {{name}}');
});

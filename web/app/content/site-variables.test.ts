import { expect, it } from 'vitest';
import { fillSiteVariables, usesSiteVariable } from './site-variables.ts';

const siteVariables = { engineers: '20+', reply_hours: 2, founded: null };

it('texts at any depth say what Site says', () => {
  const answer = {
    data: [{ id: 7, blocks: [{ text: 'Within {{reply_hours}} hours, {{ engineers }} of us.' }, null] }],
  };
  expect(usesSiteVariable(answer)).toBe(true);
  expect(fillSiteVariables(answer, siteVariables)).toEqual({
    data: [{ id: 7, blocks: [{ text: 'Within 2 hours, 20+ of us.' }, null] }],
  });
});

it('a link in Markdown may lead to what Site says', () => {
  const body = '[{{email}}](mailto:{{email}})\\\n{{postal_code}} {{city}}';
  const site = { email: 'quay@example.com', postal_code: '20457', city: 'Hamburg' };
  expect(fillSiteVariables(body, site)).toBe('[quay@example.com](mailto:quay@example.com)\\\n20457 Hamburg');
});

it('other braces and siteVariables that are not made stay as they are written', () => {
  const answer = { data: { body: '`{{ user.name }}` {{#if engineers}} {{ github.sha }}' } };
  expect(usesSiteVariable(answer)).toBe(false);
  expect(fillSiteVariables(answer, siteVariables)).toEqual(answer);
  expect(fillSiteVariables('Since {{founded}}, by {{name}}', siteVariables)).toBe('Since {{founded}}, by {{name}}');
});

import { expect, it } from 'vitest';
import { fillSiteVariables, usesSiteVariable } from './site-variables.ts';

const siteVariables = { engineers: '20+', reply_hours: 2, founded: null };

it('variables are replaced in texts at any depth', () => {
  const answer = {
    data: [{ id: 7, blocks: [{ text: 'Within {{reply_hours}} hours, {{ engineers }} of us.' }, null] }],
  };
  expect(usesSiteVariable(answer)).toBe(true);
  expect(fillSiteVariables(answer, siteVariables)).toEqual({
    data: [{ id: 7, blocks: [{ text: 'Within 2 hours, 20+ of us.' }, null] }],
  });
});

it('a link in Markdown may contain a variable', () => {
  const body = '[{{email}}](mailto:{{email}})\\\n{{postal_code}} {{city}}';
  const site = { email: 'hello@example.com', postal_code: '20457', city: 'Hamburg' };
  expect(fillSiteVariables(body, site)).toBe('[hello@example.com](mailto:hello@example.com)\\\n20457 Hamburg');
});

it('other braces and unknown variables stay as they are', () => {
  const answer = { data: { body: '`{{ user.name }}` {{#if engineers}} {{ github.sha }}' } };
  expect(usesSiteVariable(answer)).toBe(false);
  expect(fillSiteVariables(answer, siteVariables)).toEqual(answer);
  expect(fillSiteVariables('Since {{founded}}, by {{name}}', siteVariables)).toBe('Since {{founded}}, by {{name}}');
});

import { expect, it } from 'vitest';
import { fillSiteVariables, usesSiteVariable } from './site-variables.ts';

const siteVariables = { engineers: '20+', reply_hours: 2, founded: null };

it('variables are replaced in texts at any depth', () => {
  const response = {
    data: [{ id: 7, blocks: [{ text: 'Within {{reply_hours}} hours, {{ engineers }} of us.' }, null] }],
  };
  expect(usesSiteVariable(response)).toBe(true);
  expect(fillSiteVariables(response, siteVariables)).toEqual({
    data: [{ id: 7, blocks: [{ text: 'Within 2 hours, 20+ of us.' }, null] }],
  });
});

it('a link in Markdown can contain a variable', () => {
  const body = '[{{email}}](mailto:{{email}})\\\n{{postal_code}} {{city}}';
  const site = { email: 'hello@example.com', postal_code: '20457', city: 'Hamburg' };
  expect(fillSiteVariables(body, site)).toBe('[hello@example.com](mailto:hello@example.com)\\\n20457 Hamburg');
});

it('other braces and unknown variables are not changed', () => {
  const response = { data: { body: '`{{ user.name }}` {{#if engineers}} {{ github.sha }}' } };
  expect(usesSiteVariable(response)).toBe(false);
  expect(fillSiteVariables(response, siteVariables)).toEqual(response);
  expect(fillSiteVariables('Since {{founded}}, by {{name}}', siteVariables)).toBe('Since {{founded}}, by {{name}}');
});

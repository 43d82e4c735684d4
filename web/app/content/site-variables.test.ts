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

it('code is not changed', () => {
  const site = { engineers: '20+', name: 'Dock & Sons' };
  const code = [
    '```vue\n<p>Hello {{ name }}</p>\n\n{{ name }}\n```',
    '- In a list:\n\n  ~~~\n  {{name}}\n  ~~~',
    'Write `{{ name }}` or ``a ` and {{name}}``.',
  ];
  for (const text of code) {
    expect(fillSiteVariables(text, site)).toBe(text);
    expect(fillSiteVariables(`{{name}}\n\n${text}\n\n{{name}}`, site)).toBe(`Dock & Sons\n\n${text}\n\nDock & Sons`);
  }
  expect(fillSiteVariables('A lone ` here, {{engineers}} of us.\n\nAnd ` there.', site)).toBe(
    'A lone ` here, 20+ of us.\n\nAnd ` there.',
  );
});

it('other braces and unknown variables are not changed', () => {
  const response = { data: { body: '`{{ user.name }}` {{#if engineers}} {{ github.sha }}' } };
  expect(usesSiteVariable(response)).toBe(false);
  expect(fillSiteVariables(response, siteVariables)).toEqual(response);
  expect(fillSiteVariables('Since {{founded}}, by {{name}}', siteVariables)).toBe('Since {{founded}}, by {{name}}');
});

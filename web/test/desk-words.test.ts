import { expect, it } from 'vitest';
import { pageLink } from '../../cms/src/admin/desk/lead-words.ts';

it('a lead links to pages of the site only', () => {
  expect(pageLink('https://studio.example', '/blog')).toBe('https://studio.example/blog');
  expect(pageLink('', '/blog')).toBeNull();
  for (const path of [
    '@evil.example/x',
    '//evil.example/x',
    '/\\evil.example/x',
    '.evil.example',
    'https://evil.example/',
  ])
    expect(pageLink('https://studio.example', path)).toBeNull();
});

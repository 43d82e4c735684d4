import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkKind } from '#app/ui/link-kind.ts';
import { blocks } from './blocks.server.ts';
import { callToAction, isLinkTarget } from './fields.server.ts';
import { getFooterOrDefault, getSiteOrDefault } from './site.server.ts';

const GOOD = [
  '/',
  '/contact?subject=a#form',
  '#apply',
  'https://example.com/linkedin',
  'http://example.com',
  'mailto:hello@example.com',
  'tel:+49 40 123',
  'sms:+4940123',
];
const BAD = [
  '',
  'contact',
  'www.example.com/x',
  'https:/x',
  'https://',
  'https:// x',
  'skype:northquay',
  'javascript:alert(1)',
  'mailto:',
  '//example.com',
  '/\\example.com',
];

afterEach(() => vi.unstubAllGlobals());

describe('what a link of the content may lead to', () => {
  it.each(GOOD)('%s is fine, and can be shown', (to) => {
    expect(isLinkTarget(to)).toBe(true);
    expect(linkKind(to, true)).toBeTruthy();
  });
  it.each(BAD)('%s is refused', (to) => expect(isLinkTarget(to)).toBe(false));

  it.each([
    ['components/shared/link.json', true],
    ['components/shared/badge.json', false],
    ['components/shared/review-platform.json', false],
    ['api/partner/content-types/partner/schema.json', false],
  ])('is what the content system takes in %s', (file, takesAll) => {
    const { attributes } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../cms/src', file), 'utf8'));
    const taken = [...GOOD, ...BAD].filter((to) => new RegExp(attributes.url.regex).test(to));
    expect(taken).toEqual(takesAll ? GOOD : GOOD.filter((to) => to.startsWith('http')));
  });
});

describe('a link that leads nowhere takes no page with it', () => {
  const answer = (data: unknown) => vi.stubGlobal('fetch', async () => Response.json({ data }));
  const [lost, kept] = [
    { label: 'Chat', name: 'Chat', url: 'skype:northquay', count: 1, image: null },
    { label: 'LinkedIn', name: 'LinkedIn', url: 'https://example.com/linkedin', count: 1, image: null },
  ];

  it('in the footer', async () => {
    answer({ badges: [lost, kept], partner_badges: [lost] });
    expect(await getFooterOrDefault()).toMatchObject({ badges: [{ url: kept.url }], partnerBadges: [] });
  });

  it('among what Site says', async () => {
    const site = { name: 'a', legal_name: 'a', tagline: 'a', founded: 2016, reply_hours: 2 };
    const address = { street: 'a', postal_code: 'a', city: 'a', country: 'a', email: 'a' };
    answer({ ...site, ...address, social_links: [lost, kept], reviews: [lost, kept] });
    expect(await getSiteOrDefault()).toMatchObject({ socialLinks: [{ url: kept.url }], reviews: [{ url: kept.url }] });
  });

  it('on the button of a section', async () => {
    const call = { heading: 'a', text: 'a', tone: 'plain', link: lost };
    expect(await callToAction.parseAsync(call)).toMatchObject({ heading: 'a', link: null });
    const practice = { title: 'a', text: 'a', drawing: 'ranges', systems: [], link: lost };
    expect(
      await blocks.parseAsync([{ __component: 'sections.practices', heading: 'a', text: 'a', items: [practice] }]),
    ).toMatchObject([{ items: [{ title: 'a', link: null }] }]);
  });
});

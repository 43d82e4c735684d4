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
  'skype:westfield',
  'javascript:alert(1)',
  'mailto:',
  '//example.com',
  '/\\example.com',
];

afterEach(() => vi.unstubAllGlobals());

describe('the target of a link in the content', () => {
  it.each(GOOD)('%s is accepted and rendered', (to) => {
    expect(isLinkTarget(to)).toBe(true);
    expect(linkKind(to, true)).toBeTruthy();
  });
  it.each(BAD)('%s is rejected', (to) => expect(isLinkTarget(to)).toBe(false));

  it.each([
    ['components/shared/link.json', true],
    ['components/shared/badge.json', false],
    ['components/shared/review-platform.json', false],
    ['api/partner/content-types/partner/schema.json', false],
  ])('is accepted by the CMS in %s', (file, takesAll) => {
    const { attributes } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../cms/src', file), 'utf8'));
    const taken = [...GOOD, ...BAD].filter((to) => new RegExp(attributes.url.regex).test(to));
    expect(taken).toEqual(takesAll ? GOOD : GOOD.filter((to) => to.startsWith('http')));
  });
});

describe('a link without a valid target does not break the page', () => {
  /** Mocks a CMS with the given single type and no entries. */
  const mockResponse = (data: unknown) =>
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json(/\/api\/(footer|site)\b/.test(url) ? { data } : { data: [], meta: { pagination: { total: 0 } } }),
    );
  const [broken, valid] = [
    { label: 'Chat', name: 'Chat', url: 'skype:westfield', count: 1, image: null },
    { label: 'LinkedIn', name: 'LinkedIn', url: 'https://example.com/linkedin', count: 1, image: null },
  ];

  it('in the footer', async () => {
    mockResponse({ badges: [broken, valid], partner_badges: [broken] });
    expect(await getFooterOrDefault()).toMatchObject({ badges: [{ url: valid.url }], partnerBadges: [] });
  });

  it('in the single type Site', async () => {
    const site = { name: 'a', legal_name: 'a', tagline: 'a', founded: '2016', reply_hours: 2 };
    const address = { street: 'a', postal_code: 'a', city: 'a', country: 'a', email: 'a' };
    mockResponse({ ...site, ...address, social_links: [broken, valid], reviews: [broken, valid] });
    expect(await getSiteOrDefault()).toMatchObject({
      socialLinks: [{ url: valid.url }],
      reviews: [{ url: valid.url }],
    });
  });

  it.each([
    ['2020-01-01T09:00:00.000Z', ''],
    ['2099-01-01T09:00:00.000Z', 'Closed until Monday'],
    [null, 'Closed until Monday'],
  ])('a notice until %s', async (notice_until, shown) => {
    const site = { name: 'a', legal_name: 'a', tagline: 'a', founded: '2016', reply_hours: 2 };
    const address = { street: 'a', postal_code: 'a', city: 'a', country: 'a', email: 'a' };
    mockResponse({ ...site, ...address, sample_notice: 'Closed until Monday', notice_until });
    expect(await getSiteOrDefault()).toMatchObject({ sampleNotice: shown });
  });

  it('on the button of a section', async () => {
    const call = { heading: 'a', text: 'a', tone: 'plain', link: broken };
    expect(await callToAction.parseAsync(call)).toMatchObject({ heading: 'a', link: null });
    const practice = { title: 'a', text: 'a', systems: [], link: broken };
    expect(
      await blocks.parseAsync([{ __component: 'sections.practices', heading: 'a', text: 'a', items: [practice] }]),
    ).toMatchObject([{ items: [{ title: 'a', link: null }] }]);
  });
});

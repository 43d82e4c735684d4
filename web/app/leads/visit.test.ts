import { afterEach, expect, it, vi } from 'vitest';
import { campaignOf, readVisit, rememberVisit } from './visit.ts';

const visit = (pathname: string, search = '', referrer = '') => {
  vi.stubGlobal('location', { origin: 'https://studio.example', pathname, search });
  vi.stubGlobal('document', { referrer });
};
afterEach(() => vi.unstubAllGlobals());

it('the landing page is the form’s page if no visit was remembered', () => {
  visit('/contact', '?utm_medium=email');
  expect(readVisit()).toMatchObject({ landing_page: '/contact', campaign: 'utm_medium=email' });
});

it('the landing page, its referrer and the campaign are remembered for the visit', () => {
  visit('/blog', '?utm_source=newsletter&q=x', 'https://example.org/');
  rememberVisit();
  visit('/contact');
  expect(readVisit()).toEqual({
    came_from: 'https://example.org/',
    landing_page: '/blog',
    campaign: 'utm_source=newsletter',
  });
});

it('the page before is the landing page if its link was followed before scripts ran', () => {
  visit('/contact', '', 'https://studio.example/services?utm_source=ad');
  rememberVisit();
  expect(readVisit()).toMatchObject({ landing_page: '/services', campaign: 'utm_source=ad' });
});

it('only campaign parameters are stored, within the inbox’s limit', () => {
  expect(campaignOf('?utm_source=a%20b&utm_id=1&token=secret&utm_term=')).toBe('utm_source=a+b');
  expect(campaignOf(`?utm_source=${'ü'.repeat(200)}&utm_medium=email`)).toBe('utm_medium=email');
});

import { describe, expect, it } from 'vitest';
import { en } from '#app/i18n/en.ts';
import { ariaCurrent, buildNavigation, findCurrent, footerColumns, isWide, linksOf } from './navigation.ts';

const input = {
  messages: en,
  published: null,
  technologies: [
    { name: 'React', slug: 'react' },
    { name: 'COBOL', slug: null },
  ],
  industries: [
    { name: 'Healthcare', slug: 'healthcare', summary: '' },
    { name: 'Logistics', slug: 'logistics', summary: 'Yards and halls' },
    { name: 'Other', slug: 'other', summary: '' },
  ],
  openJobs: 9,
  siteName: 'Northquay',
  about: '25+ people, two trades',
};
const menu = buildNavigation(input);
const group = (label: string, items = menu) => {
  const item = items.find((candidate) => candidate.label === label);
  if (!item || item.type === 'internal') throw new Error(`No group ${label}`);
  return item;
};

describe('buildNavigation', () => {
  it('has the groups in the contract’s order', () => {
    expect(menu.map(({ label }) => label)).toEqual(['Company', 'Services', 'Technologies', 'Our work', 'Resources']);
  });
  it('leads to About and the six pages of the company', () => {
    expect(linksOf(group('Company')).map(({ to }) => to)).toEqual([
      '/company',
      '/careers',
      '/startups',
      '/services',
      '/brand',
      '/contact',
      '/impressum',
    ]);
  });
  it('counts the open jobs and shows no badge at zero', () => {
    expect(group('Company').links[0]?.notification).toBe(9);
    expect(group('Company', buildNavigation({ ...input, openJobs: 0 })).links[0]).not.toHaveProperty('notification');
  });
  it('has no entry for a technology without a page', () => {
    expect(group('Technologies').links).toEqual([{ label: 'React', to: '/tech/react' }]);
  });
  it('sends healthcare and Other to pages of their own', () => {
    expect(group('Our work').links.map(({ to }) => to)).toEqual([
      '/custom-healthcare-software-development',
      '/projects/logistics',
      '/projects',
    ]);
  });
  it('shows the green card only with an industry labelled Logistics', () => {
    expect(group('Our work').highlight).toMatchObject({ to: '/logistics', tone: 'green', text: 'Yards and halls' });
    const without = buildNavigation({ ...input, industries: input.industries.slice(0, 1) });
    expect(group('Our work', without).highlight).toBeUndefined();
  });
  it('leads to no page that is not published, and has no group of which nothing is left', () => {
    const published = new Set(['/careers', '/contact', '/blog']);
    const few = buildNavigation({ ...input, published, technologies: [] });
    expect(few.map(({ label }) => label)).toEqual(['Company', 'Our work', 'Resources']);
    expect(few.map((item) => linksOf(item).map(({ to }) => to))).toEqual([
      ['/careers', '/contact'],
      // Healthcare has no page of its own now, but that of an industry; Other has none at all.
      ['/projects/healthcare', '/projects/logistics'],
      ['/blog'],
    ]);
    expect(group('Our work', few).highlight).toBeUndefined();
    expect(footerColumns(few, en).map(({ label }) => label)).toEqual(['Company', 'Our work']);
  });
  it('is wide with a card or more than five links', () => {
    expect(isWide(group('Company'))).toBe(true);
    expect(isWide(group('Services'))).toBe(false);
    const many = Array.from({ length: 6 }, (_, at) => ({ name: `T${at}`, slug: `t${at}` }));
    expect(isWide(group('Technologies', buildNavigation({ ...input, technologies: many })))).toBe(true);
  });
});

describe('findCurrent', () => {
  it('finds the entry of the page itself', () => {
    expect(findCurrent(menu, '/careers')).toMatchObject({ to: '/careers', item: { label: 'Company' } });
  });
  it('finds the nearest page above', () => {
    expect(findCurrent(menu, '/projects/logistics/slotting')).toMatchObject({ to: '/projects/logistics' });
    expect(findCurrent(menu, '/projects/energy')).toMatchObject({ to: '/projects' });
  });
  it('marks Services on its own page, which Company links too', () => {
    expect(findCurrent(menu, '/services')).toMatchObject({ to: '/services', item: { label: 'Services' } });
    expect(group('Company').links.map(({ to }) => to)).toContain('/services');
    expect(linksOf(group('Services')).at(-1)).toEqual({ label: 'All services', to: '/services' });
  });
  it('takes no page that merely starts alike, and none at home', () => {
    expect(findCurrent(menu, '/careersandmore')).toBeNull();
    expect(findCurrent(menu, '/')).toBeNull();
  });
  it('says page for the page and true for the one above', () => {
    const current = findCurrent(menu, '/careers/cook');
    expect(ariaCurrent('/careers', current, '/careers/cook')).toBe('true');
    expect(ariaCurrent('/careers', current, '/careers')).toBe('page');
    expect(ariaCurrent('/blog', current, '/careers')).toBeUndefined();
  });
});

describe('footerColumns', () => {
  it('lists the three services', () => {
    expect(
      footerColumns(menu, en)
        .at(-1)
        ?.links.map(({ to }) => to),
    ).toEqual(['/product-discovery-workshop', '/managed-projects', '/dedicated-team']);
  });
  it('lists Contact once, at the end of Company', () => {
    const [company] = footerColumns(menu, en);
    expect(company?.links.filter(({ to }) => to === '/contact')).toHaveLength(1);
    expect(company?.links.at(-1)?.to).toBe('/contact');
  });
});

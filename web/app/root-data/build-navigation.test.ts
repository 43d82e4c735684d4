import { describe, expect, it } from 'vitest';
import type { NavigationContent, NavigationEntry } from '#app/content/navigation.server.ts';
import { en } from '#app/i18n/en.ts';
import { buildNavigation } from './build-navigation.ts';
import { ariaCurrent, findCurrent, isWide, linksOf, type NavigationItem } from './navigation.ts';

const entry = (kind: NavigationEntry['kind'], label = '', url = ''): NavigationEntry => ({
  kind,
  label,
  url,
  page: null,
});
const page = (slug: string, title: string, label = ''): NavigationEntry => ({
  kind: 'page',
  label,
  url: '',
  page: { slug, title },
});
const company = {
  title: 'About Westfield',
  text: '',
  tone: 'strong' as const,
  page: { slug: 'company', title: 'Company' },
  url: '',
};
const content: NavigationContent = {
  groups: [
    {
      label: 'Company',
      card: company,
      entries: [entry('open_jobs', 'Careers'), page('services', 'Services'), entry('address', 'Brand', '/brand')],
    },
    {
      label: 'Services',
      card: null,
      entries: [page('dedicated-team', 'Dedicated team'), page('services', 'Services', 'All services')],
    },
    { label: 'Technologies', card: null, entries: [entry('technologies')] },
    { label: 'Our work', card: null, entries: [entry('industries')] },
    { label: 'Blog', card: null, entries: [page('blog', 'Blog')] },
  ],
  footerColumns: [{ label: 'Our work', entries: [entry('industries')] }],
};
const industry = (name: string, fields: { summary?: string; leadsTo?: string; isCard?: boolean } = {}) => ({
  name,
  slug: name.toLowerCase(),
  summary: '',
  leadsTo: '',
  isCard: false,
  ...fields,
});
const input: Parameters<typeof buildNavigation>[0] = {
  messages: en,
  content,
  published: null,
  technologies: [
    { name: 'React', slug: 'react' },
    { name: 'COBOL', slug: null },
  ],
  industries: [
    industry('Healthcare', { leadsTo: '/custom-healthcare-software-development' }),
    industry('Logistics', { leadsTo: '/logistics', isCard: true, summary: 'Yards and halls' }),
    industry('Other', { leadsTo: '/projects' }),
  ],
  projects: Array.from({ length: 6 }, (_, index) => ({ title: `Project ${index}`, path: `/projects/x/${index}` })),
  openJobs: 9,
  about: '25+ people, two trades',
};
const menuOf = (changes: Partial<typeof input>) => buildNavigation({ ...input, ...changes }).navigation;
const menu = menuOf({});
const withEntries = (entries: NavigationEntry[]) => ({
  content: { groups: [{ label: 'Group', card: null, entries }], footerColumns: [] },
});
const group = (label: string, items: NavigationItem[] = menu) => {
  const item = items.find((candidate) => candidate.label === label);
  if (!item || item.type === 'internal') throw new Error(`No group ${label}`);
  return item;
};
const targets = (item: NavigationItem) => linksOf(item).map(({ to }) => to);

describe('buildNavigation', () => {
  it('uses the label of the entry, or the title of its page', () => {
    expect(linksOf(group('Services'))).toEqual([
      { label: 'Dedicated team', to: '/dedicated-team' },
      { label: 'All services', to: '/services' },
    ]);
  });
  it('has a badge with the number of open jobs, but none at zero', () => {
    const [section] = group('Company').sections;
    expect(section?.links[0]).toEqual({ label: 'Careers', to: '/careers', notification: 9 });
    expect(group('Company', menuOf({ openJobs: 0 })).sections[0]?.links[0]).not.toHaveProperty('notification');
  });
  it('has no entry for a technology without a page', () => {
    expect(linksOf(group('Technologies'))).toEqual([{ label: 'React', to: '/tech/react' }]);
  });
  it('lists the latest projects', () => {
    const latest = menuOf(withEntries([entry('latest_work')]));
    expect(latest.flatMap(targets)).toEqual(['/projects/x/0', '/projects/x/1', '/projects/x/2', '/projects/x/3']);
  });
  it('links an industry to its own page, if that is published', () => {
    const work = ['/custom-healthcare-software-development', '/projects/logistics', '/projects'];
    expect(targets(group('Our work'))).toEqual(['/logistics', ...work]);
    const few = menuOf({ published: new Set(['/blog']) });
    expect(targets(group('Our work', few))).toEqual([
      '/projects/logistics',
      '/projects/healthcare',
      '/projects/logistics',
      '/projects/other',
    ]);
  });
  it('shows a promoted industry as the card, unless the group has one', () => {
    expect(group('Our work')).toMatchObject({
      type: 'subnav-work',
      card: { title: 'Logistics', to: '/logistics', tone: 'accent', text: 'Yards and halls' },
    });
    const groups = [{ label: 'Group', card: company, entries: [entry('industries')] }];
    const own = menuOf({ content: { groups, footerColumns: [] } });
    expect(group('Group', own).card).toMatchObject({ to: '/company', text: '25+ people, two trades' });
  });
  it('leaves out unpublished pages and empty groups', () => {
    const gone: NavigationEntry = { ...page('startups', ''), page: null };
    const groups = [
      ...content.groups,
      { label: 'Gone', card: null, entries: [gone, entry('heading', 'Nothing below')] },
    ];
    const few = menuOf({ content: { ...content, groups }, published: new Set(['/careers']), technologies: [] });
    expect(few.map(({ label }) => label)).toEqual(['Company', 'Our work']);
    expect(few[0] && targets(few[0])).toEqual(['/careers']);
  });
  it('groups the links below a heading', () => {
    const [item] = menuOf(
      withEntries([
        entry('address', 'Code', 'https://example.com'),
        entry('heading', 'Built with'),
        entry('technologies'),
      ]),
    );
    expect(item).toMatchObject({
      sections: [
        { heading: '', links: [{ to: 'https://example.com' }] },
        { heading: 'Built with', links: [{ label: 'React' }] },
      ],
    });
  });
  it('turns a group with one page into a plain link, but not a list that has one entry', () => {
    expect(menu.at(-1)).toEqual({ type: 'internal', label: 'Blog', to: '/blog' });
    expect(group('Technologies').sections).toHaveLength(1);
  });
  it('is wide with a card or more than five links', () => {
    expect(isWide(group('Company'))).toBe(true);
    expect(isWide(group('Services'))).toBe(false);
    const technologies = Array.from({ length: 6 }, (_, index) => ({ name: `T${index}`, slug: `t${index}` }));
    expect(isWide(group('Technologies', menuOf({ technologies })))).toBe(true);
  });
  it('without content consists of plain links to published pages', () => {
    const { navigation, footerColumns } = buildNavigation({
      ...input,
      content: null,
      published: new Set(['/services', '/contact']),
    });
    expect(navigation).toEqual([
      { type: 'internal', label: 'Services', to: '/services' },
      { type: 'internal', label: 'Contact', to: '/contact' },
    ]);
    expect(footerColumns.flatMap(({ sections }) => sections.flatMap(({ links }) => links))).toHaveLength(2);
  });
});

describe('the footer', () => {
  it('links to the pages of the industries and has no card', () => {
    const [work] = buildNavigation(input).footerColumns;
    expect(work?.sections[0]?.links.map(({ to }) => to)).toEqual([
      '/custom-healthcare-software-development',
      '/projects/logistics',
      '/projects',
    ]);
  });
});

describe('findCurrent', () => {
  it('finds the entry of the page itself', () => {
    expect(findCurrent(menu, '/careers')).toMatchObject({ to: '/careers', item: { label: 'Company' } });
  });
  it('finds the nearest parent of the page', () => {
    expect(findCurrent(menu, '/projects/logistics/slotting')).toMatchObject({ to: '/projects/logistics' });
    expect(findCurrent(menu, '/projects/energy')).toMatchObject({ to: '/projects' });
  });
  it('finds the blog for its authors and topics', () => {
    expect(findCurrent(menu, '/authors/mara-quint')).toMatchObject({ to: '/blog' });
    expect(findCurrent(menu, '/topics/postgresql')).toMatchObject({ to: '/blog' });
    expect(findCurrent(menu, '/authors')).toBeNull();
  });
  it('finds the group Services on /services, although Company links to it as well', () => {
    expect(targets(group('Company'))).toContain('/services');
    expect(findCurrent(menu, '/services')).toMatchObject({ to: '/services', item: { label: 'Services' } });
  });
  it('ignores paths that only share a prefix, and finds nothing on the home page', () => {
    expect(findCurrent(menu, '/careersandmore')).toBeNull();
    expect(findCurrent(menu, '/')).toBeNull();
  });
  it('makes aria-current "page" for the page itself and "true" for its parent', () => {
    const current = findCurrent(menu, '/careers/cook');
    expect(ariaCurrent('/careers', current, '/careers/cook')).toBe('true');
    expect(ariaCurrent('/careers', current, '/careers')).toBe('page');
    expect(ariaCurrent('/blog', current, '/careers')).toBeUndefined();
  });
});

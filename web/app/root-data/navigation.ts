import { format, type Messages } from '../i18n/messages';
import { PAGES, SINGLES } from '../page-addresses';

/** A link of the menu. `notification` is the number in the badge (specification 3). */
export type NavigationLink = { label: string; to: string; notification?: number };
/** An item of the menu: a plain link or a group. `subnav-work` is the group of the industries (specification 3). */
export type NavigationItem =
  | { type: 'internal'; label: string; to: string }
  | {
      type: 'subnav' | 'subnav-work';
      label: string;
      highlight?: Highlight;
      links: NavigationLink[];
      /** The group's own page, below its links. Such a page belongs to this group wherever else it is linked. */
      overview?: NavigationLink;
    };
/** The card of a panel: water for About, green for Logistics. `label` is its short name, `title` stands on the card. */
export type Highlight = NavigationLink & { title: string; text: string; tone: 'water' | 'green' };
/** An item with links below it. */
export type NavigationGroup = Exclude<NavigationItem, { type: 'internal' }>;

type Input = {
  messages: Messages;
  /** The pages of the menu that are published; null when nobody knows. */
  published: ReadonlySet<string> | null;
  technologies: { name: string; slug: string | null }[];
  industries: { name: string; slug: string; summary: string }[];
  openJobs: number;
  siteName: string;
  /** What stands on the About card. */
  about: string;
};

const LOGISTICS = 'Logistics';

/**
 * The menu in the contract's order (section 4). Technologies without a slug have no page and no entry; nor has a page that is not
 * published, and a group without links.
 */
export function buildNavigation({
  messages: { nav },
  published,
  technologies,
  industries,
  openJobs,
  siteName,
  about,
}: Input): NavigationItem[] {
  const logistics = industries.find(({ name }) => name === LOGISTICS);
  const groups: NavigationGroup[] = [
    {
      type: 'subnav',
      label: nav.company,
      highlight: {
        label: nav.about,
        title: format(nav.aboutTitle, { name: siteName }),
        to: '/company',
        text: about,
        tone: 'water',
      },
      links: [
        { label: nav.careers, to: '/careers', ...(openJobs > 0 ? { notification: openJobs } : {}) },
        { label: nav.startups, to: '/startups' },
        { label: nav.allServices, to: '/services' },
        { label: nav.brand, to: '/brand' },
        { label: nav.contact, to: '/contact' },
        { label: nav.impressum, to: '/impressum' },
      ],
    },
    {
      type: 'subnav',
      label: nav.services,
      links: [
        { label: nav.workshop, to: '/product-discovery-workshop' },
        { label: nav.managedProjects, to: '/managed-projects' },
        { label: nav.dedicatedTeam, to: '/dedicated-team' },
      ],
      overview: { label: nav.servicesOverview, to: '/services' },
    },
    {
      type: 'subnav',
      label: nav.technologies,
      links: technologies.flatMap(({ name, slug }) => (slug ? [{ label: name, to: `/tech/${slug}` }] : [])),
    },
    {
      type: 'subnav-work',
      label: nav.ourWork,
      ...(logistics
        ? {
            highlight: {
              label: LOGISTICS,
              title: LOGISTICS,
              to: '/logistics',
              text: logistics.summary,
              tone: 'green' as const,
            },
          }
        : {}),
      links: industries.map((industry) => ({ label: industry.name, to: pathOfIndustry(industry, published) })),
    },
    {
      type: 'subnav',
      label: nav.resources,
      links: [
        { label: nav.blog, to: '/blog' },
        { label: nav.overflow, to: '/technical-bytes' },
        { label: nav.freeResources, to: '/free-resources' },
      ],
    },
  ];
  return groups
    .map((group) => withoutMissing(group, published))
    .filter((group) => group.highlight || group.links.length > 0);
}

const HEALTHCARE = '/custom-healthcare-software-development';

/** Healthcare has a page of its own, Other leads to all projects, the rest to theirs (contract 4). */
function pathOfIndustry({ name, slug }: { name: string; slug: string }, published: Input['published']): string {
  if (slug === 'healthcare' && (published?.has(HEALTHCARE) ?? true)) return HEALTHCARE;
  if (name === 'Other') return '/projects';
  return `/projects/${slug}`;
}

const isFixed = (to: string) => [...Object.values(PAGES), ...Object.values(SINGLES)].some((path) => path === to);

function withoutMissing(
  { highlight, links, overview, ...group }: NavigationGroup,
  published: Input['published'],
): NavigationGroup {
  const isThere = ({ to }: NavigationLink) => !published || !isFixed(to) || published.has(to);
  return {
    ...group,
    links: links.filter(isThere),
    ...(highlight && isThere(highlight) ? { highlight } : {}),
    ...(overview && isThere(overview) ? { overview } : {}),
  };
}

/** The footer's three columns: all of Company plus Contact (once), Our work, Services. */
export function footerColumns(
  items: NavigationItem[],
  { nav }: Messages,
): { label: string; links: NavigationLink[] }[] {
  const group = (label: string) => {
    const item = items.find((candidate) => candidate.label === label);
    if (!item || item.type === 'internal') return [];
    return [...(item.highlight?.tone === 'water' ? [item.highlight] : []), ...item.links];
  };
  const company = group(nav.company).filter(({ to }) => to !== '/contact');
  return [
    { label: nav.company, links: [...company, { label: nav.contact, to: '/contact' }] },
    { label: nav.ourWork, links: group(nav.ourWork) },
    { label: nav.services, links: group(nav.services) },
  ].filter(({ links }) => links.length > 0);
}

/** Panels with a card or more than five links are wide (specification 2). */
export const isWide = (group: NavigationGroup) => Boolean(group.highlight) || rowsOf(group).length > 5;

/** The links of a group below its card. */
export const rowsOf = ({ links, overview }: NavigationGroup) => (overview ? [...links, overview] : links);

/** All links of an item, the card first. */
export const linksOf = (item: NavigationItem): NavigationLink[] =>
  item.type === 'internal' ? [item] : [...(item.highlight ? [item.highlight] : []), ...rowsOf(item)];

/**
 * The menu entry of a path: its own one, else the one of the nearest page above it (`/careers` for a job). Of several groups that
 * link to it, the one whose overview it is wins, then the first.
 */
export function findCurrent(items: NavigationItem[], pathname: string): { item: NavigationItem; to: string } | null {
  const overviews = items.filter((item) => item.type !== 'internal' && item.overview?.to === pathname);
  let best: { item: NavigationItem; to: string } | null = null;
  for (const item of [...overviews, ...items])
    for (const { to } of linksOf(item)) {
      const isMatch = pathname === to || pathname.startsWith(`${to}/`);
      if (isMatch && to.length > (best?.to.length ?? 0)) best = { item, to };
    }
  return best;
}

/** `page` for the entry of the page itself, `true` for the one of a page above it. */
export const ariaCurrent = (
  to: string,
  current: { to: string } | null,
  pathname: string,
): 'page' | 'true' | undefined => (to !== current?.to ? undefined : to === pathname ? 'page' : 'true');

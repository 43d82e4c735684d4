import { interpolate, type Messages } from '#app/i18n/messages.ts';
import { PAGES, SINGLES } from '#app/page-addresses.ts';

/** `notification` is the number in the badge (specification 3). */
export type NavigationLink = { label: string; to: string; notification?: number };
/** `subnav-work` is the group of industries (specification 3). */
export type NavigationItem =
  | { type: 'internal'; label: string; to: string }
  | {
      type: 'subnav' | 'subnav-work';
      label: string;
      highlight?: Highlight;
      links: NavigationLink[];
      /** The group's own page. It highlights this group even if other groups link to it. */
      overview?: NavigationLink;
    };
export type Highlight = NavigationLink & { title: string; text: string; tone: 'dark' | 'green' };
export type NavigationGroup = Exclude<NavigationItem, { type: 'internal' }>;

type Input = {
  messages: Messages;
  /** Published pages of the menu; null if unknown. */
  published: ReadonlySet<string> | null;
  technologies: { name: string; slug: string | null }[];
  industries: { name: string; slug: string; summary: string }[];
  openJobs: number;
  siteName: string;
  about: string;
};

const LOGISTICS = 'Logistics';

/** Contract 4. Leaves out technologies without a slug, unpublished pages and empty groups. */
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
        title: interpolate(nav.aboutTitle, { name: siteName }),
        to: '/company',
        text: about,
        tone: 'dark',
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

/** Contract 4. */
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

/** Company plus Contact (once), Our work, Services. */
export function footerColumns(
  items: NavigationItem[],
  { nav }: Messages,
): { label: string; links: NavigationLink[] }[] {
  const group = (label: string) => {
    const item = items.find((candidate) => candidate.label === label);
    if (!item || item.type === 'internal') return [];
    return [...(item.highlight?.tone === 'dark' ? [item.highlight] : []), ...item.links];
  };
  const company = group(nav.company).filter(({ to }) => to !== '/contact');
  return [
    { label: nav.company, links: [...company, { label: nav.contact, to: '/contact' }] },
    { label: nav.ourWork, links: group(nav.ourWork) },
    { label: nav.services, links: group(nav.services) },
  ].filter(({ links }) => links.length > 0);
}

/** Specification 2: with a card or more than five links. */
export const isWide = (group: NavigationGroup) => Boolean(group.highlight) || rowsOf(group).length > 5;

export const rowsOf = ({ links, overview }: NavigationGroup) => (overview ? [...links, overview] : links);

export const linksOf = (item: NavigationItem): NavigationLink[] =>
  item.type === 'internal' ? [item] : [...(item.highlight ? [item.highlight] : []), ...rowsOf(item)];

/**
 * The entry of a path or of its nearest parent (`/careers` for a job). An overview wins over other links, then the
 * first match.
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

export const ariaCurrent = (
  to: string,
  current: { to: string } | null,
  pathname: string,
): 'page' | 'true' | undefined => (to !== current?.to ? undefined : to === pathname ? 'page' : 'true');

import type { NavigationContent, NavigationEntry } from '#app/content/navigation.server.ts';
import type { Messages } from '#app/i18n/messages.ts';
import { PAGES, pagePath, SEARCH_PATH, SINGLES } from '#app/page-addresses.ts';
import type { Card, FooterColumn, NavigationItem, NavigationLink, NavigationSection } from './navigation.ts';

type Input = {
  messages: Messages;
  /** The single type Navigation; null if it is not published or the CMS is down. */
  content: NavigationContent | null;
  /** Paths of published pages; null while they are unknown. */
  published: ReadonlySet<string> | null;
  technologies: { name: string; slug: string | null }[];
  industries: { name: string; slug: string; summary: string; leadsTo: string; isCard: boolean }[];
  projects: { title: string; path: string | null }[];
  openJobs: number;
  about: string;
};

const LATEST_PROJECTS = 4;
const FIXED_PATHS = new Set<string>([...Object.values(PAGES), ...Object.values(SINGLES)]);
/** True for a page that editors can unpublish: a fixed one, or one that they added at `/:slug`. */
const isPage = (to: string) => FIXED_PATHS.has(to) || (/^\/[a-z0-9-]+$/.test(to) && to !== SEARCH_PATH);

/** Builds menu and footer. Leaves out technologies without a slug, unpublished pages and empty groups. */
export function buildNavigation(input: Input): { navigation: NavigationItem[]; footerColumns: FooterColumn[] } {
  const { messages, published, technologies, industries, projects, openJobs, about } = input;
  const { nav } = messages;
  const content = input.content ?? defaultNavigation(messages);

  const isPublished = (to: string) => !published || !isPage(to) || published.has(to);
  const link = (label: string, to: string): NavigationLink[] => (to && isPublished(to) ? [{ label, to }] : []);
  const industryPath = (slug: string) => `/projects/${slug}`;
  const addressOf = ({ page, url }: Pick<NavigationEntry, 'page' | 'url'>) => (page ? pagePath(page.slug) : url);

  const linksOf = ({ kind, label, ...target }: NavigationEntry): NavigationLink[] => {
    switch (kind) {
      case 'page': {
        if (!target.page) return [];
        const to = pagePath(target.page.slug);
        return published?.has(to) === false ? [] : [{ label: label || target.page.title, to }];
      }
      case 'address':
        return link(label, target.url);
      case 'technologies':
        return technologies.flatMap(({ name, slug }) => (slug ? link(name, `/tech/${slug}`) : []));
      case 'industries':
        return industries.flatMap(({ name, slug, leadsTo, isCard }) =>
          link(name, !isCard && leadsTo && isPublished(leadsTo) ? leadsTo : industryPath(slug)),
        );
      case 'latest_work':
        return projects.slice(0, LATEST_PROJECTS).flatMap(({ title, path }) => (path ? link(title, path) : []));
      case 'open_jobs':
        return link(label || nav.careers, PAGES.careers).map((careers) =>
          openJobs > 0 ? { ...careers, notification: openJobs } : careers,
        );
      case 'heading':
        return [];
    }
  };
  /** Starts a new section at each heading. Leaves out sections without links. */
  const sectionsOf = (entries: NavigationEntry[]): NavigationSection[] => {
    const sections: NavigationSection[] = [{ heading: '', links: [] }];
    for (const entry of entries)
      if (entry.kind === 'heading') sections.push({ heading: entry.label, links: [] });
      else sections.at(-1)?.links.push(...linksOf(entry));
    return sections.filter(({ links }) => links.length > 0);
  };
  const cardOf = ({ card, entries }: NavigationContent['groups'][number]): Card | null => {
    if (card) {
      const to = addressOf(card);
      return to && isPublished(to) ? { title: card.title, text: card.text || about, to, tone: card.tone } : null;
    }
    const promoted = entries.some(({ kind }) => kind === 'industries') && industries.find(({ isCard }) => isCard);
    if (!promoted) return null;
    const { name: title, slug, summary: text, leadsTo } = promoted;
    return { title, text, to: leadsTo && isPublished(leadsTo) ? leadsTo : industryPath(slug), tone: 'accent' };
  };

  return {
    navigation: content.groups.flatMap((group): NavigationItem[] => {
      const { label, entries } = group;
      const [only] = entries.length === 1 && !group.card ? entries : [];
      if (only?.kind === 'page' || only?.kind === 'address')
        return linksOf(only).map(({ to }) => ({ type: 'internal', label, to }));
      const [card, sections] = [cardOf(group), sectionsOf(entries)];
      if (!card && sections.length === 0) return [];
      const type = entries.some(({ kind }) => kind === 'industries') ? 'subnav-work' : 'subnav';
      return [{ type, label, card, sections }];
    }),
    footerColumns: content.footerColumns
      .map(({ label, entries }) => ({ label, sections: sectionsOf(entries) }))
      .filter(({ sections }) => sections.length > 0),
  };
}

export const listsLatestWork = ({ groups, footerColumns }: NavigationContent): boolean =>
  [...groups, ...footerColumns].some(({ entries }) => entries.some(({ kind }) => kind === 'latest_work'));

/** The navigation without content: plain links to pages that most studios have. */
function defaultNavigation({ nav, kinds }: Messages): NavigationContent {
  const entries = (
    [
      [kinds.project.many, PAGES.projects],
      [nav.allServices, PAGES.services],
      [nav.careers, PAGES.careers],
      [nav.blog, PAGES.blog],
      [nav.contact, PAGES.contact],
    ] as const
  ).map(([label, url]) => ({ kind: 'address' as const, label, url, page: null }));
  return {
    groups: entries.map((entry) => ({ label: entry.label, entries: [entry], card: null })),
    footerColumns: [{ label: nav.menu, entries }],
  };
}

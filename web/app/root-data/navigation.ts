/** `notification` is the number in a badge (specification 3). */
export type NavigationLink = { label: string; to: string; notification?: number };
/** `heading` is '' for links above the first heading. */
export type NavigationSection = { heading: string; links: NavigationLink[] };
export type Card = { title: string; text: string; to: string; tone: 'strong' | 'accent' };
/** `subnav-work` is a group of industries (specification 3). */
export type NavigationGroup = {
  type: 'subnav' | 'subnav-work';
  label: string;
  card: Card | null;
  sections: NavigationSection[];
};
export type NavigationItem = { type: 'internal'; label: string; to: string } | NavigationGroup;
export type FooterColumn = { label: string; sections: NavigationSection[] };

/** A menu panel is wide if it has a card or more than five links (specification 2). */
export const isWide = ({ card, sections }: NavigationGroup) =>
  card !== null || sections.flatMap(({ links }) => links).length > 5;

/** All links of an item, the card's first. */
export function linksOf(item: NavigationItem): NavigationLink[] {
  if (item.type === 'internal') return [item];
  const { card, sections } = item;
  return [...(card ? [{ label: card.title, to: card.to }] : []), ...sections.flatMap(({ links }) => links)];
}

/** Authors and topics belong to the blog, as their breadcrumbs say. */
const OF_BLOG = /^\/(authors|topics)\//;

/**
 * The menu item of a path or of its nearest parent (`/careers` for a job). If several items link to it, the last one: an
 * overview such as /services belongs to the group Services rather than to Company, which links to it as well.
 */
export function findCurrent(items: NavigationItem[], pathname: string): { item: NavigationItem; to: string } | null {
  const place = pathname.replace(OF_BLOG, '/blog/');
  let best: { item: NavigationItem; to: string } | null = null;
  for (const item of items)
    for (const { to } of linksOf(item)) {
      const isMatch = place === to || place.startsWith(`${to}/`);
      if (isMatch && to.length >= (best?.to.length ?? 0)) best = { item, to };
    }
  return best;
}

export const ariaCurrent = (
  to: string,
  current: { to: string } | null,
  pathname: string,
): 'page' | 'true' | undefined => (to !== current?.to ? undefined : to === pathname ? 'page' : 'true');

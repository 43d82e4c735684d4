import { z } from 'zod';
import { blocks } from './blocks.server.ts';
import { findEntry, listEntries } from './client.server.ts';
import { industryName, isLinkTarget, locale, orNull, seo, text, withSharingImage } from './fields.server.ts';

const industrySummary = industryName
  .extend({ summary: text, index: orNull(z.number()), leads_to: text, shown_as_card: orNull(z.boolean()) })
  .transform(({ leads_to: leadsTo, shown_as_card: isCard, ...rest }) => ({
    ...rest,
    leadsTo: isLinkTarget(leadsTo) ? leadsTo : '',
    isCard: isCard ?? false,
  }));
const industry = z
  .object({ name: z.string(), slug: z.string(), heading: z.string(), lead: z.string(), blocks, seo, locale })
  .transform(async (raw) => ({
    ...raw,
    seo: await withSharingImage(raw.seo, 'industry', raw.slug, { title: raw.heading }),
  }));

type IndustrySummary = z.output<typeof industrySummary>;
type Industry = z.output<typeof industry>;

export async function listIndustries(): Promise<IndustrySummary[]> {
  return orderIndustries(await listEntries('industries', {}, industrySummary));
}

/** By index, industries without one last, duplicates by slug removed (specification 3). */
function orderIndustries<T extends { name: string; slug: string; index: number | null }>(industries: T[]): T[] {
  const once = new Map<string, T>();
  for (const item of industries) if (!once.has(item.slug)) once.set(item.slug, item);
  return [...once.values()].sort(
    (a, b) =>
      (a.index ?? Number.POSITIVE_INFINITY) - (b.index ?? Number.POSITIVE_INFINITY) || a.name.localeCompare(b.name),
  );
}

export function findIndustry(slug: string): Promise<Industry | null> {
  return findEntry('industries', { filters: { slug: { $eq: slug } } }, industry);
}

import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { dayIn } from '../publishing/time-zone';
import type { ReadableType } from './lead-query';
import { type Office, officeMinutes, startOfWeek } from './office-time';

const WEEKS = 8;
const SOURCES = 5;
const DAY_MS = 24 * 60 * 60_000;
const REPLY_DAYS = 30;

const rowSchema = z.object({
  received_at: z.string(),
  answered_at: z.string().nullish(),
  came_from: z.string().nullish(),
  campaign: z.string().nullish(),
});
type Row = z.output<typeof rowSchema>;

type Report = {
  /** Leads received in each week, which begins on the Monday `start` (`2026-11-23`). The last week isn't over yet. */
  weeks: { start: string; leads: number }[];
  sources: { name: string; leads: number }[];
  /** Median in office minutes of the replies of the last 30 days; null without any. */
  medianReplyMinutes: number | null;
  /** How many replies the median is of. */
  replies: number;
};

/** Figures for the dashboard. Spam doesn't count. */
export async function reportLeads(
  strapi: Core.Strapi,
  types: Pick<ReadableType, 'uid' | 'conditions'>[],
  office: Office,
  now: Date,
): Promise<Report> {
  const mondays = Array.from({ length: WEEKS }, (_, index) => startOfWeek(now, office.timeZone, index - WEEKS + 1));
  const found = await Promise.all(
    types.map(({ uid, conditions }) =>
      strapi.db.query(uid).findMany({
        select: ['received_at', 'answered_at', 'came_from', 'campaign'],
        where: {
          $and: [conditions, { state: { $ne: 'spam' } }, { received_at: { $gte: mondays[0]?.toISOString() } }],
        },
      }),
    ),
  );
  const rows = z.array(rowSchema).parse(found.flat());
  const replies = rows.flatMap(({ received_at, answered_at }) =>
    answered_at && Date.parse(answered_at) > now.getTime() - REPLY_DAYS * DAY_MS
      ? [officeMinutes(new Date(received_at), new Date(answered_at), office)]
      : [],
  );
  const weekOf = ({ received_at }: Row) => mondays.filter((monday) => monday <= new Date(received_at)).length - 1;
  return {
    weeks: mondays.map((monday, index) => ({
      start: dayIn(monday, office.timeZone),
      leads: rows.filter((row) => weekOf(row) === index).length,
    })),
    sources: countSources(rows),
    medianReplyMinutes: median(replies),
    replies: replies.length,
  };
}

function countSources(rows: Row[]): { name: string; leads: number }[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const source = sourceOf(row);
    counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, leads]) => ({ name, leads }))
    .sort((a, b) => b.leads - a.leads)
    .slice(0, SOURCES);
}

/** The campaign's source, otherwise the site that linked to ours. */
function sourceOf({ campaign, came_from }: Row): string {
  const source = new URLSearchParams(campaign ?? '').get('utm_source');
  if (source) return source;
  const isExternal = came_from && URL.canParse(came_from) && !isOwn(came_from);
  return isExternal ? new URL(came_from).hostname.replace(/^www\./, '') : 'Direct';
}

const isOwn = (address: string): boolean => {
  const site = process.env.SITE_URL;
  return Boolean(site) && new URL(address).origin === new URL(site ?? '').origin;
};

function median(numbers: number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

import type { HistoryEntry, Lead, Settings, Template } from './desk-data';

const STATES: Record<string, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  invited: 'Invited',
  hired: 'Hired',
  rejected: 'Rejected',
  won: 'Won',
  lost: 'Lost',
  closed: 'Closed',
  spam: 'Spam',
};
export const stateLabel = (state: string): string => STATES[state] ?? state;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SOON_MS = HOUR_MS;

/** "1 h 20 min left", "3 days overdue" */
export function timeLeft(due: string, now: number): { text: string; colour: string } {
  const left = Date.parse(due) - now;
  if (left < 0) return { text: `${duration(-left)} overdue`, colour: 'danger600' };
  return { text: `${duration(left)} left`, colour: left < SOON_MS ? 'warning600' : 'neutral700' };
}

export function duration(ms: number): string {
  if (ms >= 2 * DAY_MS) return `${Math.floor(ms / DAY_MS)} days`;
  const hours = Math.floor(ms / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  if (hours >= 10) return `${hours} h`;
  return [hours > 0 && `${hours} h`, (minutes > 0 || hours === 0) && `${minutes} min`].filter(Boolean).join(' ');
}

/** "09:14" for today, "Mon 23 Nov" for earlier days. In the browser's time zone, like a mail program. */
export function shortTime(at: string, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(
    'en-GB',
    isToday ? { hour: '2-digit', minute: '2-digit' } : { weekday: 'short', day: 'numeric', month: 'short' },
  ).format(new Date(at));
}

/** Formats a time in the studio's time zone, in which replies are promised. */
export function studioTime(at: string, { timeZone, city }: Settings['studio']): string {
  const text = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at));
  return city ? `${text} in ${city}` : text;
}

/** "23 November 2026", in the studio's time zone. */
export const dayOf = (at: string, { timeZone }: Settings['studio']): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(at));

/** "23/11" for a date such as `2026-11-23`, whatever the browser's time zone. */
export const dayAndMonth = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(new Date(date));

export const ownerName = (owner: string, { types }: Settings): string =>
  types.flatMap(({ owners }) => owners).find(({ email }) => email === owner)?.name ?? owner;

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');

/** "set the state to Answered" */
export function describeChange({ state, owner, reply }: HistoryEntry, settings: Settings): string {
  return [
    ...(state === undefined ? [] : [`set the state to ${stateLabel(state)}`]),
    ...(owner === undefined ? [] : [owner ? `made ${ownerName(owner, settings)} the owner` : 'removed the owner']),
    ...(reply === undefined ? [] : [`replied: ${reply}`]),
  ].join(' and ');
}

/** "newsletter / email" for `utm_source=newsletter&utm_medium=email`. */
export const campaignText = (campaign: string): string => [...new URLSearchParams(campaign).values()].join(' / ');

/** URL of a page; null unless `path` is a path. Visitors can send anything, and our origin followed by `@example.org` is another site. */
export const pageLink = (siteUrl: string, path: string): string | null =>
  siteUrl && /^\/(?![/\\])/.test(path) ? new URL(path, siteUrl).href : null;

export const templatesFor = ({ templates }: Settings, { type }: Lead): Template[] =>
  templates.filter(({ for_leads }) => for_leads === 'all' || for_leads === type);

type Filled = Pick<Lead, 'name' | 'company' | 'job' | 'about'>;

/** Replaces the variables of a reply template. Unknown ones stay as they are. */
export function fillTemplate(text: string, lead: Filled, settings: Settings): string {
  const { studio, me } = settings;
  const values = new Map([
    ['name', lead.name],
    ['first_name', lead.name.split(' ')[0] ?? ''],
    ['company', lead.company],
    ['job', lead.job?.title ?? lead.about],
    ['studio', studio.name],
    ['me', ownerName(me, settings)],
  ]);
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (variable, name: string) => values.get(name) ?? variable);
}

export const mailto = (email: string, subject: string, text: string): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;

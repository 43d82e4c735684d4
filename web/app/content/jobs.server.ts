import { z } from 'zod';
import { camelKeys } from './camel-keys.ts';
import { countEntries, findEntry, listEntries, pageLocale } from './client.server.ts';
import { locale, markdown, markdownWithIds, orNull, seo, text, withSharingImage } from './fields.server.ts';
import { image } from './media.server.ts';
import { wasUnpublished } from './not-found-response.server.ts';
import { person } from './people.server.ts';
import { todayAtOffice } from './site.server.ts';

/** An ISO 4217 code. */
const CURRENCY = /^[A-Z]{3}$/i;

const job = z
  .object({
    slug: z.string(),
    title: z.string(),
    lead: z.string(),
    picture: image,
    icon: image,
    career_level: z.string(),
    location: z.string(),
    country: z.string(),
    position_type: z.enum(['full_time', 'part_time', 'contract', 'working_student', 'internship']),
    weekly_hours: orNull(z.number()),
    remote: z.boolean().nullish(),
    salary_min: z.number().nullish(),
    salary_max: z.number().nullish(),
    salary_currency: text,
    what_you_will_do: markdown,
    requirements: markdownWithIds('requirements-'),
    what_we_offer: markdownWithIds('offer-'),
    single_job_person: orNull(person),
    opened_on: z.string(),
    closes_on: orNull(z.string()),
    open_application: z.boolean().nullish(),
    seo,
    locale,
  })
  .transform(
    async ({ remote, open_application, salary_min, salary_max, salary_currency, single_job_person, ...raw }) => ({
      ...camelKeys(raw),
      isRemote: remote ?? false,
      isOpenApplication: open_application ?? false,
      salary: salaryOf(salary_min, salary_max, salary_currency || 'EUR'),
      contact: single_job_person,
      seo: await withSharingImage(raw.seo, 'job', raw.slug, { title: raw.title, words: raw.location }),
    }),
  );

/** Formatted on the server: in the browser, formatting the numbers took longer than rendering the rest of the first screen. */
function salaryOf(from: number | null | undefined, to: number | null | undefined, currency: string) {
  if (!(from || to) || !CURRENCY.test(currency)) return null;
  const money = new Intl.NumberFormat(pageLocale().formats, { style: 'currency', currency, maximumFractionDigits: 0 });
  const bounds: 'range' | 'from' | 'upTo' = from && to ? 'range' : from ? 'from' : 'upTo';
  const words = { from: from ? money.format(from) : '', to: to ? money.format(to) : '' };
  return { bounds, from: from || null, to: to || null, currency, words };
}

export type Job = z.output<typeof job>;
export type JobSummary = Pick<
  Job,
  'slug' | 'title' | 'icon' | 'careerLevel' | 'location' | 'positionType' | 'weeklyHours' | 'salary' | 'locale'
>;
export type OpenApplication = Pick<Job, 'slug' | 'title' | 'lead'>;

/** Filters jobs that are open on a day (`YYYY-MM-DD`). */
export const isOpenOn = (day: string) => ({ $or: [{ closes_on: { $null: true } }, { closes_on: { $gte: day } }] });

/** Excludes open applications. The field is null in entries that are older than it. */
const isPosition = { $or: [{ open_application: { $null: true } }, { open_application: { $eq: false } }] };
const openPositions = async () => ({ $and: [isOpenOn(await todayAtOffice()), isPosition] });

export async function listOpenJobs(): Promise<Job[]> {
  return listEntries('jobs', { filters: await openPositions(), sort: ['index', 'title'] }, job);
}

export async function countOpenJobs(): Promise<number> {
  return countEntries('jobs', await openPositions());
}

/** The job entry for people who apply without a matching position. */
export async function findOpenApplication(): Promise<OpenApplication | null> {
  const summary = z.object({ slug: z.string(), title: z.string(), lead: z.string() });
  const filters = { $and: [isOpenOn(await todayAtOffice()), { open_application: { $eq: true } }] };
  return findEntry('jobs', { filters }, summary);
}

export function findJob(slug: string): Promise<Job | null> {
  return findEntry('jobs', { filters: { slug: { $eq: slug } } }, job);
}

export const wasJobUnpublished = (slug: string): Promise<boolean> => wasUnpublished('jobs', slug);

export const hasClosed = async ({ closesOn }: Pick<Job, 'closesOn'>): Promise<boolean> =>
  closesOn !== null && closesOn < (await todayAtOffice());

export function summariseJob({
  slug,
  title,
  icon,
  careerLevel,
  location,
  positionType,
  weeklyHours,
  salary,
  locale,
}: Job): JobSummary {
  return { slug, title, icon, careerLevel, location, positionType, weeklyHours, salary, locale };
}

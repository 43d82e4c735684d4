import { z } from 'zod';
import { lookFields, lookOf } from '#brand/brand.server.ts';
import { env } from '#env.server.ts';
import { camelKeys } from './camel-keys.ts';
import { findSingle, listEntries, pageLocale, withFallback } from './client.server.ts';
import { link, linkList, list, text } from './fields.server.ts';
import { image } from './media.server.ts';
import { listProjects, projectSummary } from './projects.server.ts';
import { siteIcon } from './site-icon.server.ts';
import { staleIfError } from './stale-if-error.server.ts';

const reviewPlatform = z.object({
  name: z.string(),
  url: z.string(),
  count: z.number(),
  rating: z.coerce.number().nullish(),
  note: text,
});
const badge = z.object({ name: z.string(), url: z.string(), image });

/** Office hours: Monday to Friday except public holidays, from and to a full hour in the office's time zone. */
export type Office = {
  from: number;
  to: number;
  timeZone: string;
  /** The city that names the time zone in texts: "Hamburg". */
  place: string;
  /** Public holidays as `YYYY-MM-DD`. */
  holidays: string[];
};
/** The CMS uses the same time zone: the default of the field in *Site*. */
const DEFAULT_OFFICE: Office = { from: 8, to: 18, timeZone: 'Europe/Berlin', place: 'Berlin', holidays: [] };

const site = z
  .object({
    name: z.string(),
    legal_name: z.string(),
    tagline: z.string(),
    about: text,
    // A text field: number fields of the admin panel would show 2,016.
    founded: z.coerce.number(),
    reply_hours: z.number(),
    office_opens: z.number().nullish(),
    office_closes: z.number().nullish(),
    time_zone: text,
    public_holidays: list(z.object({ day: z.string() })),
    reviews: linkList(reviewPlatform),
    street: z.string(),
    postal_code: z.string(),
    city: z.string(),
    country: z.string(),
    email: z.string(),
    phone: text,
    social_links: linkList(link),
    brand: lookFields.extend({ logo: image, logo_on_dark: image, icon: image }).nullish(),
    sample_notice: text,
    notice_until: text,
    hidden_from_search: z.boolean().nullish(),
  })
  .transform(
    ({
      office_opens: from,
      office_closes: to,
      time_zone: timeZone,
      public_holidays: holidays,
      street,
      postal_code: postalCode,
      city,
      country,
      sample_notice: notice,
      notice_until: noticeUntil,
      hidden_from_search: isHidden,
      brand,
      ...raw
    }) => ({
      ...camelKeys(raw),
      // When the notice expires, the CMS creates a new content version, so pages are rendered again.
      sampleNotice: noticeUntil && Date.parse(noticeUntil) <= Date.now() ? '' : notice,
      office: {
        from: from ?? DEFAULT_OFFICE.from,
        to: to ?? DEFAULT_OFFICE.to,
        timeZone: isTimeZone(timeZone) ? timeZone : DEFAULT_OFFICE.timeZone,
        place: city,
        holidays: holidays.map(({ day }) => day),
      },
      address: { street, postalCode, city, country },
      look: lookOf(brand),
      logo: brand?.logo ?? null,
      logoOnDark: brand?.logo_on_dark ?? null,
      icon: siteIcon(raw.name, brand?.icon ?? null, lookOf(brand)),
      isHidden: isHidden ?? false,
    }),
  );

const articleLink = z.object({ slug: z.string(), title: z.string() });
const footer = z
  .object({
    badges: linkList(badge),
    partner_badges: linkList(badge),
    projects: list(projectSummary),
    articles: list(articleLink),
    legal_links: linkList(link),
  })
  .transform(({ projects, ...raw }) => ({
    ...camelKeys(raw),
    projects: projects.flatMap(linkTo),
  }));

/** Empty for a project without a page. */
const linkTo = ({ title, path }: z.output<typeof projectSummary>) => (path ? [{ title, path }] : []);

export type Site = z.output<typeof site>;
export type Footer = z.output<typeof footer>;
type ReviewPlatform = z.output<typeof reviewPlatform>;

/** Used while the CMS does not respond: the host name instead of the studio's name, and no claims. */
export function defaultSite(): Site {
  const name = new URL(env().SITE_URL).hostname;
  return {
    name,
    legalName: '',
    tagline: '',
    about: '',
    founded: new Date().getFullYear(),
    replyHours: 24,
    office: DEFAULT_OFFICE,
    reviews: [],
    address: { street: '', postalCode: '', city: '', country: '' },
    email: '',
    phone: '',
    socialLinks: [],
    logo: null,
    logoOnDark: null,
    look: lookOf(null),
    icon: siteIcon(name, null, lookOf(null)),
    sampleNotice: '',
    isHidden: false,
  };
}
const DEFAULT_FOOTER: Footer = { badges: [], partnerBadges: [], projects: [], articles: [], legalLinks: [] };

export const siteOrigin = (): string => env().SITE_URL;

/** The current values of the single type Site, or defaults. Never fails. */
export const getSiteOrDefault = () => withFallback('site', defaultSite(), findSite);

const findSite = async (): Promise<Site> => (await findSingle('site', {}, site)) ?? defaultSite();

/** The image of the 404 page. Null if there is none, and while the CMS is down. */
export const findNotFoundPicture = () =>
  withFallback('picture of a missing page', null, async () => {
    const found = await findSingle('site', {}, z.object({ not_found_picture: image }));
    return found?.not_found_picture ?? null;
  });

const siteCache = staleIfError<Site>({ freshMs: 60_000, waitMs: 1000 });

/** The site; may be a minute old, so that no form waits for the CMS. Never fails. */
export const getCachedSite = async (): Promise<Site> =>
  (await siteCache.get(pageLocale().code, findSite, defaultSite())) ?? defaultSite();

/** The date in the office's time zone, as `YYYY-MM-DD`. Never fails. */
export async function dayAtOffice(at: Date): Promise<string> {
  const { timeZone } = (await getCachedSite()).office;
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
}

export const todayAtOffice = () => dayAtOffice(new Date());

export const getFooterOrDefault = () =>
  withFallback('footer', DEFAULT_FOOTER, async () => {
    const populate = { articles: { fields: ['slug', 'title'] } };
    const found = await findSingle('footer', { populate }, footer);
    return found ? withLatest(found) : DEFAULT_FOOTER;
  });

const LATEST_PROJECTS = 4;
const LATEST_ARTICLES = 3;

/** Adds the latest projects and articles where the editor has chosen none. */
async function withLatest(found: Footer): Promise<Footer> {
  const query = { sort: ['published_on:desc', 'title'], fields: ['slug', 'title'] };
  const [projects, articles] = await Promise.all([
    found.projects.length ? [] : withFallback('latest work', [], listProjects),
    found.articles.length ? [] : withFallback('latest articles', [], () => listEntries('articles', query, articleLink)),
  ]);
  return {
    ...found,
    projects: [...found.projects, ...projects.flatMap(linkTo).slice(0, LATEST_PROJECTS)],
    articles: [...found.articles, ...articles.slice(0, LATEST_ARTICLES)],
  };
}

export const reviewPlatforms = async (): Promise<ReviewPlatform[]> => (await getSiteOrDefault()).reviews;

function isTimeZone(name: string): boolean {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

import { z } from 'zod';
import { env } from '#env.server.ts';
import { camelKeys } from './camel-keys.ts';
import { findSingle, withFallback } from './client.server.ts';
import { link, linkList, list, text } from './fields.server.ts';
import { image } from './media.server.ts';
import { projectSummary, projectSummaryPopulate } from './projects.server.ts';
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

/** Office hours: Monday to Friday, full hours of its own time zone, except public holidays. */
export type Office = {
  from: number;
  to: number;
  timeZone: string;
  /** The city that the time zone is shown by: "Hamburg". */
  place: string;
  /** `YYYY-MM-DD` */
  holidays: string[];
};
const DEFAULT_OFFICE: Office = { from: 8, to: 18, timeZone: 'Europe/Berlin', place: 'Berlin', holidays: [] };

const site = z
  .object({
    name: z.string(),
    legal_name: z.string(),
    tagline: z.string(),
    about: text,
    founded: z.number(),
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
    logo: image,
    logo_on_dark: image,
    icon: image,
    sample_notice: text,
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
      hidden_from_search: isHidden,
      ...raw
    }) => ({
      ...camelKeys(raw),
      office: {
        from: from ?? DEFAULT_OFFICE.from,
        to: to ?? DEFAULT_OFFICE.to,
        timeZone: isTimeZone(timeZone) ? timeZone : DEFAULT_OFFICE.timeZone,
        place: city,
        holidays: holidays.map(({ day }) => day),
      },
      address: { street, postalCode, city, country },
      icon: siteIcon(raw.name, raw.icon),
      isHidden: isHidden ?? false,
    }),
  );

const footer = z
  .object({
    badges: linkList(badge),
    partner_badges: linkList(badge),
    projects: list(projectSummary),
    articles: list(z.object({ slug: z.string(), title: z.string() })),
    legal_links: linkList(link),
  })
  .transform(({ projects, ...raw }) => ({
    ...camelKeys(raw),
    projects: projects.flatMap(({ title, path }) => (path ? [{ title, path }] : [])),
  }));

export type Site = z.output<typeof site>;
export type Footer = z.output<typeof footer>;
type ReviewPlatform = z.output<typeof reviewPlatform>;

/** Shown while the CMS has no answer: our own host name, and no claims. */
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
    icon: siteIcon(name, null),
    sampleNotice: '',
    isHidden: false,
  };
}
const DEFAULT_FOOTER: Footer = { badges: [], partnerBadges: [], projects: [], articles: [], legalLinks: [] };

export const siteOrigin = (): string => env().SITE_URL;

/** Never fails. */
export const getSiteOrDefault = () => withFallback('site', defaultSite(), findSite);

const findSite = async (): Promise<Site> =>
  (await findSingle(
    'site',
    {
      populate: {
        public_holidays: true,
        reviews: true,
        social_links: true,
        logo: true,
        logo_on_dark: true,
        icon: true,
      },
    },
    site,
  )) ?? defaultSite();

const lastSite = staleIfError<Site>({ freshMs: 60_000, waitMs: 1000 });

/** May be a minute old, so that no form waits for the CMS. Never fails. */
export const getCachedSite = async (): Promise<Site> =>
  (await lastSite.get('site', findSite, defaultSite())) ?? defaultSite();

/** `YYYY-MM-DD`. Never fails. */
export async function todayAtOffice(): Promise<string> {
  const { timeZone } = (await getCachedSite()).office;
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format();
}

export const getFooterOrDefault = () =>
  withFallback('footer', DEFAULT_FOOTER, async () => {
    const populate = {
      badges: { populate: { image: true } },
      partner_badges: { populate: { image: true } },
      projects: { populate: projectSummaryPopulate },
      articles: { fields: ['slug', 'title'] },
      legal_links: true,
    };
    return (await findSingle('footer', { populate }, footer)) ?? DEFAULT_FOOTER;
  });

export const reviewPlatforms = async (): Promise<ReviewPlatform[]> => (await getSiteOrDefault()).reviews;

function isTimeZone(name: string): boolean {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

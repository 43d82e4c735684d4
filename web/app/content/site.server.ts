import { z } from 'zod';
import { env } from '#env.server.ts';
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
const badge = z.object({ name: z.string(), url: z.string(), image: image });

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
  .transform((raw) => ({
    name: raw.name,
    legalName: raw.legal_name,
    tagline: raw.tagline,
    about: raw.about,
    founded: raw.founded,
    replyHours: raw.reply_hours,
    office: {
      from: raw.office_opens ?? DEFAULT_OFFICE.from,
      to: raw.office_closes ?? DEFAULT_OFFICE.to,
      timeZone: isTimeZone(raw.time_zone) ? raw.time_zone : DEFAULT_OFFICE.timeZone,
      place: raw.city,
      holidays: raw.public_holidays.map(({ day }) => day),
    },
    reviews: raw.reviews,
    address: { street: raw.street, postalCode: raw.postal_code, city: raw.city, country: raw.country },
    email: raw.email,
    phone: raw.phone,
    socialLinks: raw.social_links,
    logo: raw.logo,
    logoOnDark: raw.logo_on_dark,
    icon: siteIcon(raw.name, raw.icon),
    sampleNotice: raw.sample_notice,
    isHidden: raw.hidden_from_search ?? false,
  }));

const footer = z
  .object({
    badges: linkList(badge),
    partner_badges: linkList(badge),
    projects: list(projectSummary),
    articles: list(z.object({ slug: z.string(), title: z.string() })),
    legal_links: linkList(link),
  })
  .transform(({ partner_badges, legal_links, projects, ...rest }) => ({
    ...rest,
    partnerBadges: partner_badges,
    legalLinks: legal_links,
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

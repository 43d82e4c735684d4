import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isObject } from '../is-object';

const FIELD = 'time_zone';
/** While *Site* isn't published, or an earlier version stored a zone that doesn't exist. The field and the site have the same default. */
const DEFAULT_ZONE = 'Europe/Berlin';

/** Rejects unknown time zones, such as a town without a zone of its own. */
export function validateTimeZones(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, params, contentType }, next) => {
    if (!(FIELD in contentType.attributes) || (action !== 'create' && action !== 'update')) return next();
    const data: unknown = 'data' in params ? params.data : null;
    const zone = isObject(data) ? data[FIELD] : null;
    if (typeof zone === 'string' && zone !== '' && !isTimeZone(zone))
      throw new errors.ValidationError(
        `There is no time zone “${zone}”. Enter a continent and a city, such as Europe/Berlin.`,
      );
    return next();
  });
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Formats as `17:48 CET on 22 November 2026`. */
function formatTime(at: Date, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at);
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' });
  return `${time} on ${part({ day: 'numeric', month: 'long', year: 'numeric' })}`;
}

export type FormatTime = (at: Date) => string;

/** Returns a function that formats times in the studio's time zone. */
export async function getTimeFormatter(strapi: Core.Strapi): Promise<FormatTime> {
  const timeZone = await getTimeZone(strapi);
  return (at) => formatTime(at, timeZone);
}

export async function getTimeZone(strapi: Core.Strapi): Promise<string> {
  const site: { time_zone: string | null } | null = await strapi.db
    .query('api::site.site')
    .findOne({ where: { publishedAt: { $notNull: true } }, select: ['time_zone'] });
  return zoneOrDefault(site?.time_zone);
}

export const zoneOrDefault = (zone: string | null | undefined): string =>
  zone && isTimeZone(zone) ? zone : DEFAULT_ZONE;

/** The date in the time zone, as `YYYY-MM-DD`. */
export const dayIn = (at: Date, timeZone: string): string =>
  // The Swedish locale formats dates as ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);

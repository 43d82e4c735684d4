import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isObject } from '../is-object';

const FIELD = 'time_zone';

/** Rejects unknown time zones, such as a town without a zone of its own. */
export function validateTimeZones(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, params, contentType }, next) => {
    if (!(FIELD in contentType.attributes) || (action !== 'create' && action !== 'update')) return next();
    const data: unknown = 'data' in params ? params.data : null;
    const zone = isObject(data) ? data[FIELD] : null;
    if (typeof zone === 'string' && zone !== '' && !isTimeZone(zone))
      throw new errors.ValidationError(
        `There is no time zone “${zone}”. Give a continent and a city, like Europe/Berlin.`,
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

/** `17:48 on 22 November 2026`; without a valid time zone in UTC, with `UTC` after the time. */
export function formatTime(at: Date, timeZone: string | null | undefined): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: timeZone || 'UTC' }).format(at);
  try {
    const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const day = part({ day: 'numeric', month: 'long', year: 'numeric' });
    return `${time}${timeZone ? '' : ' UTC'} on ${day}`;
  } catch {
    return formatTime(at, null);
  }
}

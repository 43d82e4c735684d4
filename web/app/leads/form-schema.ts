import * as z from 'zod/mini';
import type { Messages } from '../i18n/messages';
import { format } from '../i18n/messages';
import type { FieldErrors, FormValues } from './form-values';

export type ValidationMessages = Messages['validation'];

/** The HTML standard's pattern for an email address, with at least one dot in the domain. */
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;
/** No part may hold what begins the next one, or the time to refuse a text grows with the square of its length: it may have 128 kB. */
const WEB_ADDRESS = /^(?:https?:\/\/)?[^\s/?#.@]+(?:\.[^\s/?#.@]+)+(?:[/?#]\S*)?$/i;
const EMAIL_MAX = 254;
const WEB_ADDRESS_MAX = 300;
/** 2027-03-31 */
const DAY_MAX = 10;
/** The day that it is where the day begins last, at UTC-12, as `YYYY-MM-DD`. */
const earliestToday = () => new Date(Date.now() - 12 * 60 * 60_000).toISOString().slice(0, 10);
/** A name, a company, a subject. */
const LINE_MAX = 200;

/** The pieces that form schemas are made of, with the locale's sentences. */
export function pieces(t: ValidationMessages) {
  const atMost = (max: number, error: string = format(t.textMax, { max })) => z.maxLength(max, error);
  const atLeast = (min: number) => z.minLength(min, format(t.textMin, { min }));
  // A browser's line has no line breaks; whoever sends some all the same gets spaces.
  const oneLine = z.overwrite((line: string) => line.replace(/\s+/g, ' '));
  return {
    line: (missing: string = t.required) => z.string(missing).check(oneLine, atMost(LINE_MAX)),
    optionalLine: () => z.optional(z.string().check(oneLine, atMost(LINE_MAX))),
    text: (min: number, max: number) => z.string(t.required).check(atLeast(min), atMost(max)),
    optionalText: (max: number) => z.optional(z.string().check(atMost(max))),
    email: (missing: string = t.required, malformed: string = t.email) =>
      z.string(missing).check(atMost(EMAIL_MAX), z.regex(EMAIL, malformed)),
    choice: <const T extends readonly [string, ...string[]]>(values: T, missing: string = t.required) =>
      z.enum(values, { error: ({ input }) => (input === undefined ? missing : t.choice) }),
    optionalChoice: <const T extends readonly [string, ...string[]]>(values: T) => z.optional(z.enum(values, t.choice)),
    webAddress: () => z.optional(z.string().check(atMost(WEB_ADDRESS_MAX), z.regex(WEB_ADDRESS, t.url))),
    /** Today or later, wherever on Earth the visitor is. */
    futureDay: () =>
      z.optional(
        z.string().check(
          atMost(DAY_MAX, t.date),
          z.iso.date(t.date),
          z.refine((day) => day >= earliestToday(), t.datePast),
        ),
      ),
  };
}

/** Checks a form's values. The errors come in the order of the schema, one sentence for each field. */
export function checkValues<S extends z.ZodMiniObject>(
  schema: S,
  values: FormValues,
): { data: z.output<S>; errors: null } | { data: null; errors: FieldErrors } {
  const result = schema.safeParse(values);
  if (result.success) return { data: result.data, errors: null };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) errors[String(path[0] ?? '')] ??= message;
  return { data: null, errors: inFormOrder(schema, errors) };
}

/** Sorts errors by the fields of a schema. */
export function inFormOrder(schema: z.ZodMiniObject, errors: FieldErrors): FieldErrors {
  const order = Object.keys(schema.shape);
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

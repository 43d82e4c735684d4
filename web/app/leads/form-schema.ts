import * as z from 'zod/mini';
import type { FormOption } from '#app/content/form-options.server.ts';
import type { Messages } from '#app/i18n/messages.ts';
import { interpolate } from '#app/i18n/messages.ts';
import type { FieldErrors, FormValues } from './form-values.ts';

export type ValidationMessages = Messages['validation'];

/** The pattern of the HTML standard, but the domain needs a dot. */
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;
/** No part matches the delimiter of the next one: otherwise matching a text of 128 kB would take quadratic time. */
const WEB_ADDRESS = /^(?:https?:\/\/)?[^\s/?#.@]+(?:\.[^\s/?#.@]+)+(?:[/?#]\S*)?$/i;
const EMAIL_MAX = 254;
const WEB_ADDRESS_MAX = 300;
/** Length of `2027-03-31`. */
const DAY_MAX = 10;
/** Today (`YYYY-MM-DD`) at UTC-12, the time zone in which days start last. */
const earliestToday = () => new Date(Date.now() - 12 * 60 * 60_000).toISOString().slice(0, 10);
const LINE_MAX = 200;

type ChoiceRules = {
  /** For the server: a cached page may offer options that an editor has removed since, and such leads must not be lost. */
  acceptsRemovedOptions?: boolean;
};

export function fieldSchemas(t: ValidationMessages, { acceptsRemovedOptions = false }: ChoiceRules = {}) {
  const atMost = (max: number, error: string = interpolate(t.textMax, { max })) => z.maxLength(max, error);
  const atLeast = (min: number) => z.minLength(min, interpolate(t.textMin, { min }));
  // Browsers send no line breaks in a single-line field, but other clients may.
  const oneLine = z.overwrite((line: string) => line.replace(/\s+/g, ' '));
  const oneOf = (options: FormOption[], missing: string) =>
    z.string(missing).check(
      oneLine,
      atMost(LINE_MAX),
      z.refine((value) => acceptsRemovedOptions || options.some((option) => option.value === value), t.choice),
    );
  return {
    line: (missing: string = t.required) => z.string(missing).check(oneLine, atMost(LINE_MAX)),
    optionalLine: () => z.optional(z.string().check(oneLine, atMost(LINE_MAX))),
    text: (min: number, max: number) => z.string(t.required).check(atLeast(min), atMost(max)),
    optionalText: (max: number) => z.optional(z.string().check(atMost(max))),
    email: (missing: string = t.required, malformed: string = t.email) =>
      z.string(missing).check(atMost(EMAIL_MAX), z.regex(EMAIL, malformed)),
    choice: (options: FormOption[], missing: string = t.required) => oneOf(options, missing),
    optionalChoice: (options: FormOption[]) => z.optional(oneOf(options, t.required)),
    yesOrNo: () => z.optional(z.enum(['yes', 'no'], t.choice)),
    webAddress: () => z.optional(z.string().check(atMost(WEB_ADDRESS_MAX), z.regex(WEB_ADDRESS, t.url))),
    /** Today or later, in the visitor's time zone, which may be any. */
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

/** Validates values. Returns one error per field, in the order of the schema. */
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

export function inFormOrder(schema: z.ZodMiniObject, errors: FieldErrors): FieldErrors {
  const order = Object.keys(schema.shape);
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

import * as z from 'zod/mini';
import type { FormOption } from '#app/content/form-options.server.ts';
import type { Messages } from '#app/i18n/messages.ts';
import { interpolate } from '#app/i18n/messages.ts';
import type { FieldErrors, FormValues } from './form-values.ts';

export type ValidationMessages = Messages['validation'];

/** The HTML standard's pattern, with at least one dot in the domain. */
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;
/**
 * No part can contain the next one's delimiter: otherwise matching takes quadratic time, and a text may have 128 kB.
 */
const WEB_ADDRESS = /^(?:https?:\/\/)?[^\s/?#.@]+(?:\.[^\s/?#.@]+)+(?:[/?#]\S*)?$/i;
const EMAIL_MAX = 254;
const WEB_ADDRESS_MAX = 300;
/** 2027-03-31 */
const DAY_MAX = 10;
/** `YYYY-MM-DD` at UTC-12, where the day starts last. */
const earliestToday = () => new Date(Date.now() - 12 * 60 * 60_000).toISOString().slice(0, 10);
const LINE_MAX = 200;

type ChoiceRules = {
  /** For the server: a cached page may offer what an editor has removed since, and no lead is lost over it. */
  acceptsRemovedOptions?: boolean;
};

export function fieldSchemas(t: ValidationMessages, { acceptsRemovedOptions = false }: ChoiceRules = {}) {
  const atMost = (max: number, error: string = interpolate(t.textMax, { max })) => z.maxLength(max, error);
  const atLeast = (min: number) => z.minLength(min, interpolate(t.textMin, { min }));
  // Browsers send no line breaks in a line; other clients get spaces.
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
    /** Not in the past, wherever on Earth the visitor is. */
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

/** One error per field, in the schema's order. */
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

import type { Core, Struct } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { labelOf } from '../field-labels/fields';
import { isObject } from '../is-object';
import { componentsIn } from '../schemas';

type Attributes = Struct.SchemaAttributes;

/** Two fields of which `low` must not exceed `high`. With `apart` they must not be equal either. */
type Pair = { low: string; high: string; apart?: boolean };
const PAIRS: Pair[] = [
  { low: 'publish_at', high: 'unpublish_at', apart: true },
  { low: 'publish_at', high: 'closes_on' },
  { low: 'opened_on', high: 'closes_on' },
  { low: 'salary_min', high: 'salary_max' },
  { low: 'weeks_min', high: 'weeks_max' },
  { low: 'office_opens', high: 'office_closes', apart: true },
  { low: 'starts_at', high: 'ends_at', apart: true },
];
const OPTION_COMPONENTS: ReadonlySet<string> = new Set(['shared.choice', 'shared.open-choice']);
const DAY_LENGTH = '2026-11-22'.length;

/** Rejects ranges in the wrong order, such as "Take down at" before "Publish at", and duplicate options. */
export function validateFieldRanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'create' && action !== 'update' && action !== 'clone') return next();
    const data: unknown = params.data;
    const attributes: Attributes = context.contentType.attributes;
    if (!isObject(data)) return next();
    for (const [inner, item] of componentsIn(strapi, attributes, data))
      validateRanges(pairsIn(inner, item), inner, item);
    validateOptions(attributes, data);
    const pairs = pairsIn(attributes, data);
    if (pairs.length === 0) return next();
    const saved: unknown =
      action === 'update'
        ? await strapi.db.query(uid).findOne({ where: { documentId: params.documentId, publishedAt: null } })
        : null;
    validateRanges(pairs, attributes, isObject(saved) ? { ...saved, ...data } : data);
    return next();
  });
}

/** Rejects two options with the same label or key: the inbox couldn't tell them apart. */
function validateOptions(attributes: Attributes, data: Record<string, unknown>): void {
  for (const [field, attribute] of Object.entries(attributes)) {
    if (attribute.type !== 'component' || !OPTION_COMPONENTS.has(attribute.component)) continue;
    const listed = new Set<string>();
    for (const option of [data[field]].flat().filter(isObject)) {
      for (const name of ['label', 'value']) {
        const words = String(option[name] ?? '').trim();
        const key = `${name} ${words.toLowerCase()}`;
        if (words && listed.has(key))
          throw new errors.ValidationError(`“${labelOf(attributes, field)}” has “${words}” twice.`);
        listed.add(key);
      }
    }
  }
}

const pairsIn = (attributes: Attributes, data: object): Pair[] =>
  PAIRS.filter(({ low, high }) => low in attributes && high in attributes && (low in data || high in data));

function validateRanges(pairs: Pair[], attributes: Attributes, entry: Record<string, unknown>): void {
  for (const { low, high, apart } of pairs) {
    if (isValidRange(entry[low], entry[high], apart)) continue;
    const [first, second] = [labelOf(attributes, low), labelOf(attributes, high)];
    throw new errors.ValidationError(
      typeof entry[low] === 'number' && !apart
        ? `“${second}” must not be less than “${first}”.`
        : `“${second}” must ${apart ? 'be after' : 'not be before'} “${first}”.`,
    );
  }
}

function isValidRange(low: unknown, high: unknown, apart = false): boolean {
  if (typeof low === 'number' && typeof high === 'number') return apart ? low < high : low <= high;
  const [from, to] = [asTime(low), asTime(high)];
  if (!from || !to) return true;
  // If only one of them has a time, only the dates are compared.
  const length = Math.min(from.length, to.length);
  const [first, second] = [from.slice(0, length), to.slice(0, length)];
  return first < second || (first === second && !apart);
}

/** A date as it is, a date with time in UTC; undefined for anything else. */
function asTime(value: unknown): string | undefined {
  if (typeof value === 'string' && value.length === DAY_LENGTH) return value;
  if (!(value instanceof Date) && typeof value !== 'string') return undefined;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

import type { Core, Struct } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { PUBLIC_TYPES } from '../access/content-types';
import { type RefusedField, refusedFields } from '../describe-error';
import { editorOf, labelOf } from '../field-labels/fields';
import { isComponent } from '../schemas';

type Attributes = Struct.SchemaAttributes;
type Named = { label: string; places: string[]; hint?: string | undefined };

const EDITED_TYPES = new Set<string>(PUBLIC_TYPES);

/**
 * Rewrites validation errors with the panel's labels and hints: "Lead and Body are empty. Title must be at least 10 characters."
 * Register it first, so that it also sees the errors of other validations.
 */
export function describeValidationErrors(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!EDITED_TYPES.has(context.uid)) return next();
    try {
      return await next();
    } catch (error) {
      const refused = refusedFields(error);
      throw refused ? describeFields(strapi, context.contentType.attributes, refused) : error;
    }
  });
}

/** An error with one sentence for each field, which the panel shows beside it, and all sentences as its message. */
function describeFields(strapi: Core.Strapi, attributes: Attributes, refused: RefusedField[]): errors.ValidationError {
  const empty: string[] = [];
  const wrong: string[] = [];
  const fields = refused.map((field) => {
    const path = field.path.map(String);
    const { label, places, hint } = fieldAt(strapi, attributes, path) ?? { label: path.join('.'), places: [] };
    const name = places.length > 0 ? `${label} (${places.join(', ')})` : label;
    const isMissing = isEmpty(field.value) || /must be defined\.?$/.test(field.message);
    const reason = isMissing ? 'is empty' : reasonFor(field.message, hint);
    if (isMissing) empty.push(name);
    else wrong.push(sentence(`${name} ${reason}`));
    return { ...field, message: sentence(`${label} ${reason}`) };
  });
  const names = [...new Set(empty)];
  const missing = names.length > 0 ? [sentence(`${listOf(names)} ${names.length === 1 ? 'is' : 'are'} empty`)] : [];
  return new errors.ValidationError([...missing, ...new Set(wrong)].join(' '), { errors: fields });
}

function reasonFor(message: string, hint: string | undefined): string {
  const limit = /^\S+ (must (?!match).*)/.exec(message)?.[1];
  if (limit) return limit;
  if (/unique/.test(message)) return 'is taken';
  return hint ? `does not match its hint: ${hint}` : 'is not in the expected format';
}

const sentence = (text: string): string => text.replace(/\.?$/, '.');

const listOf = (names: string[]): string => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** `places` are the enclosing components: `Target` in `Sections 2`, `Button`. */
function fieldAt(strapi: Core.Strapi, attributes: Attributes, [field = '', ...rest]: string[]): Named | undefined {
  const attribute = attributes[field];
  if (!attribute) return undefined;
  const label = labelOf(attributes, field);
  const [index, ...others] = rest;
  const isRepeatable = /^\d+$/.test(index ?? '');
  const inner = isRepeatable ? others : rest;
  const place = isRepeatable ? `${label} ${Number(index) + 1}` : label;
  for (const uid of inner.length > 0 ? componentsOf(attribute) : []) {
    const found = isComponent(strapi, uid) && fieldAt(strapi, strapi.components[uid].attributes, inner);
    if (found) return { ...found, places: [place, ...found.places] };
  }
  return { label, places: [], hint: editorOf(attribute)?.hint };
}

function componentsOf(attribute: Attributes[string]): readonly string[] {
  if (attribute.type === 'component') return [attribute.component];
  return attribute.type === 'dynamiczone' ? attribute.components : [];
}

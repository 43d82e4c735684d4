import type { Core, Struct } from '@strapi/strapi';
import { refusedFields } from '../describe-error';
import { labelOf } from '../editor/fields';
import { isComponent } from '../schemas';

type Attributes = Struct.SchemaAttributes;

/**
 * Why an entry could not be published, in the words of the panel: "Lead and Body are empty. Title must be at least 10
 * characters." Takes any error; one that names no field is told as it is.
 */
export function explainRefusal(strapi: Core.Strapi, attributes: Attributes, error: unknown): string {
  const refused = refusedFields(error);
  if (!refused) return error instanceof Error ? error.message : String(error);
  const empty: string[] = [];
  const wrong: string[] = [];
  for (const { path, message, value } of refused) {
    const label = labelOfPath(strapi, attributes, path.map(String));
    if (isEmpty(value)) empty.push(label);
    else if (/^\S+ must (?!match)/.test(message)) wrong.push(message.replace(/^\S+/, label));
    else wrong.push(`${label} ${/unique/.test(message) ? 'is taken' : 'is not as its hint says'}`);
  }
  const names = [...new Set(empty)];
  const [first] = names;
  return [...(first ? [`${listOf(names)} ${names.length === 1 ? 'is' : 'are'} empty`] : []), ...new Set(wrong)]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

const listOf = (names: string[]): string => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** `Lead`, or for a field of a component `Heading (Call to action)`. */
function labelOfPath(strapi: Core.Strapi, attributes: Attributes, [field = '', ...rest]: string[]): string {
  const attribute = attributes[field];
  const label = labelOf(attributes, field);
  const inner = rest.filter((step) => !/^\d+$/.test(step));
  if (attribute?.type !== 'component' || inner.length === 0 || !isComponent(strapi, attribute.component)) return label;
  return `${labelOfPath(strapi, strapi.components[attribute.component].attributes, inner)} (${label})`;
}

import type { Core, Struct } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import markdownIt from 'markdown-it';
import { labelOf } from '../field-labels/fields';
import { isObject } from '../is-object';
import { componentsIn, isComponent } from '../schemas';

type Attributes = Struct.SchemaAttributes;

const markdown = markdownIt({ html: true });
/** Strapi's editor inserts the file name as alternative text when the media library has none. */
const FILE_NAME = /\.(?:avif|bmp|gif|heic|ico|jpe?g|png|svg|tiff?|webp)$/i;
/** Levels of nested lists or quotes. Hundreds would block the site while it renders, and thousands of quotes make it fail. */
const MAX_NESTING = 10;

/** Rejects images without alternative text, HTML (which the site would remove), and text nested too deeply. */
export function validateBodies(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, params, uid, contentType }, next) => {
    if (action !== 'publish' || !('documentId' in params)) return next();
    const draft: unknown = await strapi.db.query(uid).findOne({
      where: { documentId: params.documentId, publishedAt: null },
      populate: populateComponents(strapi, contentType.attributes),
    });
    const { attributes } = contentType;
    const parts = isObject(draft) ? [[attributes, draft] as const, ...componentsIn(strapi, attributes, draft)] : [];
    const problems = parts.flatMap(([inner, item]) => [...bodyProblems(inner, item)]);
    if (problems.length > 0) throw new errors.ValidationError(problems.join(' '));
    return next();
  });
}

export function populateComponents(strapi: Core.Strapi, attributes: Attributes): Record<string, object> {
  const inner = (uid: string) => ({
    populate: isComponent(strapi, uid) ? populateComponents(strapi, strapi.components[uid].attributes) : {},
  });
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([field, attribute]): [string, object][] => {
      if (attribute.type === 'component') return [[field, inner(attribute.component)]];
      if (attribute.type !== 'dynamiczone') return [];
      return [[field, { on: Object.fromEntries(attribute.components.map((uid) => [uid, inner(uid)])) }]];
    }),
  );
}

/** Yields one sentence for each problem. */
function* bodyProblems(attributes: Attributes, entry: Record<string, unknown>): Generator<string> {
  for (const [field, { type }] of Object.entries(attributes)) {
    const value = entry[field];
    if (type === 'richtext' && typeof value === 'string')
      for (const problem of markdownProblems(value)) yield `${labelOf(attributes, field)}: ${problem}`;
  }
}

function* markdownProblems(text: string): Generator<string> {
  const tokens = markdown.parse(text, {}).flatMap((block) => [block, ...(block.children ?? [])]);
  // A list and its item are two levels, and the text in the item is one more.
  if (tokens.some(({ level }) => level > 2 * MAX_NESTING + 1))
    yield `lists, quotes or emphasis are nested too deeply. Use at most ${MAX_NESTING} levels.`;
  for (const token of tokens) {
    if (token.type === 'image' && FILE_NAME.test(token.content.trim()))
      yield `the image “${token.content}” has no description. Write what it shows between the square brackets, or leave them empty if it is decorative.`;
    const tag = token.type.startsWith('html_') && /<([a-z][\w-]*)/i.exec(token.content)?.[1]?.toLowerCase();
    if (tag === 'u') yield 'underlined text would be mistaken for a link. Make it bold or italic.';
    else if (tag) yield `HTML such as <${tag}> is not shown on the site. Use what the toolbar offers.`;
  }
}

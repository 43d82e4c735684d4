import type { Core, Schema, Struct } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isSiteToken } from '../access/site-token';
import { isObject } from '../is-object';
import { isComponent, isContentType } from '../schemas';

/** The start page shows sections with projects with their industries; no page follows more relations one after the other. */
const MAX_RELATIONS = 2;
/** Relations and components that filters and orders of a query go through, all together. A list by industry needs one. */
const MAX_JOINS = 2;
const FILE = 'plugin::upload.file';

type Model = { uid: string; attributes: Struct.SchemaAttributes };

/**
 * Keeps one request from occupying the CMS for minutes. Relations lead in circles (projects, technologies, projects, …): Strapi
 * copies everything that they lead to at each step, and each filter on a relation multiplies the rows that the database looks at.
 * What goes further than the site's pages do is answered with 400 unless it carries the site's own token.
 * A file leads back to all entries that use it, drafts and applications among them: nobody's query goes on there.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const prefix = `${strapi.config.get('api.rest.prefix', '/api')}/`;
  const modelOf = (uid: string | undefined): Model | undefined =>
    uid && (isContentType(strapi, uid) || isComponent(strapi, uid)) ? strapi.getModel(uid) : undefined;
  const contentTypes: Schema.ContentType[] = Object.values(strapi.contentTypes);
  const uids = new Map<string, string>(
    contentTypes
      .filter(({ uid }) => uid.startsWith('api::'))
      .map(({ uid, kind, info }) => [kind === 'singleType' ? info.singularName : info.pluralName, uid]),
  );
  return async (ctx: Context, next: Next) => {
    const path = ctx.path.toLowerCase();
    if (!path.startsWith(prefix)) return next();
    const [name = ''] = path.slice(prefix.length).split('/');
    // As Strapi has parsed it, so in whatever way it is spelled.
    const query: Record<string, unknown> = ctx.query;
    const { relations, joins, isBehindFile } = measure(query, modelOf(uids.get(name)), modelOf);
    if (isBehindFile) return ctx.badRequest('populate ends at a file.');
    if (isSiteToken(ctx.get('authorization').replace(/^Bearer /, ''))) return next();
    if (relations > MAX_RELATIONS)
      return ctx.badRequest(`populate may follow ${MAX_RELATIONS} relations one after the other.`);
    if (joins > MAX_JOINS)
      return ctx.badRequest(`filters and sort may go through ${MAX_JOINS} relations and components.`);
    return next();
  };
};

/**
 * How many relations the longest way of a query's `populate` follows, whether one goes on behind a file, and how many relations
 * and components its filters and orders go through, those inside of `populate` too.
 */
function measure(
  query: unknown,
  model: Model | undefined,
  modelOf: (uid: string | undefined) => Model | undefined,
): { relations: number; joins: number; isBehindFile: boolean } {
  let [longest, joins, isBehindFile] = [0, 0, false];
  readQuery(query, model, 0);
  return { relations: longest, joins, isBehindFile };

  function readQuery(given: unknown, at: Model | undefined, followed: number): void {
    if (!isObject(given)) return;
    readFilters(given.filters, at);
    readFilters(given.sort, at);
    readPopulate(given.populate, at, followed);
    // Sections, each of its own kind.
    if (isObject(given.on))
      for (const [uid, section] of Object.entries(given.on)) readQuery(section, modelOf(uid), followed);
  }

  /** `*`, names with dots and commas, a list of such, or a query for each name. */
  function readPopulate(given: unknown, at: Model | undefined, followed: number): void {
    if (typeof given === 'string') for (const name of given.split(',')) readPopulate({ [name]: true }, at, followed);
    else if (Array.isArray(given)) for (const names of given) readPopulate(names, at, followed);
    else if (isObject(given))
      for (const [name, inner] of Object.entries(given)) {
        let [model, relations] = [at, followed];
        for (const part of name.split('.')) {
          isBehindFile ||= model?.uid === FILE;
          const attribute = model?.attributes[part.trim()];
          // What is unknown (`*` for one) may be a relation.
          if (!attribute || attribute.type === 'relation') relations += 1;
          model = modelOf(targetOf(attribute));
        }
        longest = Math.max(longest, relations);
        readQuery(inner, model, relations);
      }
  }

  /** Names in brackets with operators between them, and, for orders, names with dots and commas. */
  function readFilters(given: unknown, at: Model | undefined): void {
    if (typeof given === 'string') for (const name of given.split(',')) readFilters({ [name]: true }, at);
    else if (Array.isArray(given)) for (const inner of given) readFilters(inner, at);
    else if (isObject(given))
      for (const [name, inner] of Object.entries(given)) {
        let model = at;
        if (!/^(?:\$.*|\d+)$/.test(name))
          for (const part of name.split('.')) {
            model = modelOf(targetOf(model?.attributes[part.trim()]));
            if (model) joins += 1;
          }
        readFilters(inner, model);
      }
  }
}

function targetOf(attribute: Schema.Attribute.AnyAttribute | undefined): string | undefined {
  if (attribute?.type === 'media') return FILE;
  if (attribute?.type === 'component') return attribute.component;
  return attribute?.type === 'relation' && 'target' in attribute ? attribute.target : undefined;
}

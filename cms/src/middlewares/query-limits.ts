import type { Core, Schema, Struct } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isSiteToken } from '../access/site-token';
import { isObject } from '../is-object';
import { isComponent, isContentType } from '../schemas';

/** How deep relations may nest in `populate`. The home page needs two: sections with projects with their industries. */
const MAX_RELATIONS = 2;
/** How many relations and components `filters` and `sort` may use in total. A list by industry needs one. */
const MAX_JOINS = 2;
const FILE = 'plugin::upload.file';

type Model = { uid: string; attributes: Struct.SchemaAttributes };

/**
 * Responds with 400 to queries that nest deeper than the site's own. They could occupy the CMS for minutes, because relations are
 * circular (projects, technologies, projects, …) and each filtered relation is a join. The site's token is exempt, except for `populate`
 * through a file, whose reverse relations lead to drafts and applications.
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
    const query: Record<string, unknown> = ctx.query;
    const { relations, joins, goesThroughFile } = measure(query, modelOf(uids.get(name)), modelOf);
    if (goesThroughFile) return ctx.badRequest('populate ends at a file.');
    if (isSiteToken(ctx.get('authorization').replace(/^Bearer /, ''))) return next();
    if (relations > MAX_RELATIONS)
      return ctx.badRequest(`populate may follow ${MAX_RELATIONS} relations one after the other.`);
    if (joins > MAX_JOINS)
      return ctx.badRequest(`filters and sort may go through ${MAX_JOINS} relations and components.`);
    return next();
  };
};

/** `relations` is the depth of `populate`, `joins` the number of relations and components in all filters and sorts, nested ones too. */
function measure(
  query: unknown,
  model: Model | undefined,
  modelOf: (uid: string | undefined) => Model | undefined,
): { relations: number; joins: number; goesThroughFile: boolean } {
  let [longest, joins, goesThroughFile] = [0, 0, false];
  readQuery(query, model, 0);
  return { relations: longest, joins, goesThroughFile };

  function readQuery(value: unknown, model: Model | undefined, depth: number): void {
    if (!isObject(value)) return;
    readFilters(value.filters, model);
    readFilters(value.sort, model);
    readPopulate(value.populate, model, depth);
    // `on` has a query for each component of a dynamic zone.
    if (isObject(value.on))
      for (const [uid, section] of Object.entries(value.on)) readQuery(section, modelOf(uid), depth);
  }

  /** Reads `populate`: `*`, `a.b,c`, an array of those, or an object with a query for each name. */
  function readPopulate(value: unknown, model: Model | undefined, depth: number): void {
    if (typeof value === 'string') for (const name of value.split(',')) readPopulate({ [name]: true }, model, depth);
    else if (Array.isArray(value)) for (const names of value) readPopulate(names, model, depth);
    else if (isObject(value))
      for (const [name, inner] of Object.entries(value)) {
        let [current, relations] = [model, depth];
        for (const part of name.split('.')) {
          goesThroughFile ||= current?.uid === FILE;
          const attribute = current?.attributes[part.trim()];
          // `*` or an unknown name counts as a relation.
          if (!attribute || attribute.type === 'relation') relations += 1;
          current = modelOf(targetOf(attribute));
        }
        longest = Math.max(longest, relations);
        readQuery(inner, current, relations);
      }
  }

  /** Reads `filters` or `sort`: nested objects of names and operators, for `sort` also `a.b,c`. */
  function readFilters(value: unknown, model: Model | undefined): void {
    if (typeof value === 'string') for (const name of value.split(',')) readFilters({ [name]: true }, model);
    else if (Array.isArray(value)) for (const inner of value) readFilters(inner, model);
    else if (isObject(value))
      for (const [name, inner] of Object.entries(value)) {
        let current = model;
        if (!/^(?:\$.*|\d+)$/.test(name))
          for (const part of name.split('.')) {
            current = modelOf(targetOf(current?.attributes[part.trim()]));
            if (current) joins += 1;
          }
        readFilters(inner, current);
      }
  }
}

function targetOf(attribute: Schema.Attribute.AnyAttribute | undefined): string | undefined {
  if (attribute?.type === 'media') return FILE;
  if (attribute?.type === 'component') return attribute.component;
  return attribute?.type === 'relation' && 'target' in attribute ? attribute.target : undefined;
}

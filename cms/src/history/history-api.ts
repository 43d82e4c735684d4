import type { Core, UID } from '@strapi/strapi';
import { errors, setCreatorFields } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { addAdminRoutes } from '../access/admin-routes';
import { PUBLIC_TYPES } from '../access/content-types';
import { permissionsFor } from '../access/permissions';
import { getTimeFormatter } from '../publishing/time-zone';
import { hasDrafts, panelPath } from '../schemas';
import { difference } from './difference';
import { inputOf, linesOf } from './snapshot';
import { VERSION } from './version-type';
import { isVersioned } from './versions';

const PAGE = 50;
const SUMMARY = ['id', 'type', 'entry', 'language', 'title', 'event', 'by', 'at'];

const listQuery = z.object({
  type: z.string().optional(),
  entry: z.string().optional(),
  language: z.string().optional(),
  page: z.coerce.number().int().min(0).default(0),
});
const summary = z.object({
  id: z.number(),
  type: z.string().refine(isVersioned),
  entry: z.string(),
  language: z.string().nullable().default(null),
  title: z.string().nullish(),
  event: z.string(),
  by: z.string().nullish(),
  at: z.coerce.date(),
});
const version = summary.extend({ content: z.record(z.string(), z.unknown()) });
type Version = z.output<typeof version>;

/** Routes for panel users: list versions of what the user may read, restore what the user may change. Call it in `register`. */
export function registerHistory(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/history', [
    ['GET', '/', (ctx) => listVersions(strapi, ctx)],
    ['GET', '/:id', (ctx) => showVersion(strapi, ctx)],
    ['POST', '/:id/restore', (ctx) => restoreVersion(strapi, ctx)],
  ]);
}

const permissionsOf = (strapi: Core.Strapi, { state: { userAbility } }: Context, uid: UID.ContentType) =>
  permissionsFor(strapi, userAbility, uid);

const canRead = (strapi: Core.Strapi, ctx: Context, uid: UID.ContentType): boolean =>
  permissionsOf(strapi, ctx, uid).can.read();

/** The current entry in the version's language, otherwise in any language. */
async function findSaved(strapi: Core.Strapi, { type, entry, language }: Version): Promise<object | null> {
  const find = (where: object) =>
    strapi.db.query(type).findOne({ where: { documentId: entry, ...where }, populate: ['createdBy'] });
  return (language && (await find({ locale: language }))) || find({});
}

/** Whether the user may restore a version. It takes the permission to update the entry, or to create it if it was deleted. */
async function canRestore(strapi: Core.Strapi, ctx: Context, chosen: Version): Promise<boolean> {
  const { can } = permissionsOf(strapi, ctx, chosen.type);
  const saved = await findSaved(strapi, chosen);
  return saved ? can.update(saved) : can.create();
}

async function listVersions(strapi: Core.Strapi, ctx: Context) {
  const { type, entry, language, page } = listQuery.parse(ctx.query);
  const types = PUBLIC_TYPES.filter((uid) => (!type || uid === type) && canRead(strapi, ctx, uid));
  if (types.length === 0) throw new errors.NotFoundError();
  const rows = await strapi.db.query(VERSION).findMany({
    where: { type: { $in: types }, ...(entry ? { entry } : {}), ...(language ? { language } : {}) },
    select: SUMMARY,
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    offset: page * PAGE,
    limit: PAGE + 1,
  });
  const describe = await describer(strapi);
  return { versions: z.array(summary).parse(rows.slice(0, PAGE)).map(describe), hasMore: rows.length > PAGE };
}

async function describer(strapi: Core.Strapi) {
  const format = await getTimeFormatter(strapi);
  return ({ id, type, entry, language, title, event, by, at }: z.output<typeof summary>) => ({
    id,
    type,
    entry,
    language,
    title: title ?? '',
    event,
    by: by ?? '',
    when: format(at),
    typeName: strapi.contentTypes[type].info.displayName,
  });
}

async function readVersion(strapi: Core.Strapi, ctx: Context): Promise<Version> {
  const row = await strapi.db.query(VERSION).findOne({ where: { id: Number(ctx.params.id) || 0 } });
  const found = version.safeParse(row).data;
  if (!found || !canRead(strapi, ctx, found.type)) throw new errors.NotFoundError();
  return found;
}

async function showVersion(strapi: Core.Strapi, ctx: Context) {
  const shown = await readVersion(strapi, ctx);
  const { id, type, entry, language, at } = shown;
  const { attributes } = strapi.contentTypes[type];
  const former = await strapi.db.query(VERSION).findOne({
    where: { type, entry, language, $or: [{ at: { $lt: at } }, { at, id: { $lt: id } }] },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  const before = version.safeParse(former).data;
  const permissions = permissionsOf(strapi, ctx, type);
  /** The version's lines, only of fields that the user may read. */
  const lines = async (of: Version | undefined) =>
    of ? linesOf(strapi, attributes, await permissions.sanitizeOutput({ ...of.content })) : [];
  const describe = await describer(strapi);
  return {
    ...describe(shown),
    isFirst: !before,
    changes: difference(await lines(before), await lines(shown)),
    hasDrafts: hasDrafts(strapi, type),
    canRestore: await canRestore(strapi, ctx, shown),
  };
}

/**
 * Restores a version as a draft (published at once for types without drafts), only fields that the user may change. A deleted entry is
 * created again.
 */
async function restoreVersion(strapi: Core.Strapi, ctx: Context) {
  const chosen = await readVersion(strapi, ctx);
  if (!(await canRestore(strapi, ctx, chosen))) throw new errors.ForbiddenError();
  const { type, entry, language, content } = chosen;
  const saved = await findSaved(strapi, chosen);
  const { data: input, missing } = await inputOf(strapi, strapi.contentTypes[type].attributes, content);
  const permissions = permissionsOf(strapi, ctx, type);
  const permitted = await (saved
    ? permissions.sanitizeUpdateInput(saved)(input)
    : permissions.sanitizeCreateInput(input));
  const data = setCreatorFields({ user: ctx.state.user, isEdition: saved !== null })(permitted);
  const documents = strapi.documents(type);
  const locale = language ? { locale: language } : {};
  const restored = saved
    ? await documents.update({ documentId: entry, data, ...locale })
    : await documents.create({ data, ...locale });
  const documentId = restored?.documentId ?? entry;
  if (documentId !== entry)
    await strapi.db.query(VERSION).updateMany({ where: { type, entry }, data: { entry: documentId } });
  const query = language ? `?plugins[i18n][locale]=${language}` : '';
  return { missing, path: panelPath(strapi, type, documentId) + query };
}

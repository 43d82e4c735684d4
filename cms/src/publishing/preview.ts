import { createHmac } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addAdminRoutes } from '../access/admin-routes';
import { PUBLIC_TYPES } from '../access/content-types';
import { permissionsFor } from '../access/permissions';
import { hasDrafts, isContentType } from '../schemas';
import { pagePaths } from './page-paths';
import { previewHelpUrl, previewProblem } from './preview-help';

/** How long a link is valid. It is opened at once, and sets a cookie that lasts longer. */
const LINK_MS = 10 * 60_000;
const PURPOSE = 'preview-link';

type Params = { documentId?: string; status?: 'draft' | 'published' };

/**
 * A signed link to the entry's page on the site, which then shows drafts of the types that the user may read; undefined for an entry without a page, and for users who may not read it in the panel.
 */
export async function previewUrl(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, status = 'draft' }: Params,
): Promise<string | undefined> {
  const { SITE_URL, PREVIEW_SECRET, CMS_PUBLIC_URL = '' } = process.env;
  if (!SITE_URL || !PREVIEW_SECRET) return undefined;
  const request = strapi.requestContext.get();
  // Strapi itself asks for no permission.
  const canRead = (type: UID.ContentType) => permissionsFor(strapi, request?.state.userAbility, type).can.read();
  if (!canRead(uid)) return undefined;
  const page = await findPage(strapi, uid, documentId, 'draft');
  if (!page) return undefined;
  const types = PUBLIC_TYPES.filter((type) => isContentType(strapi, type) && canRead(type))
    .map((type) => apiName(strapi, type))
    .join('_');
  const expires = String(Date.now() + LINK_MS);
  const signature = createHmac('sha256', PREVIEW_SECRET)
    .update([PURPOSE, page.path, status, types, expires].join('\n'))
    .digest('hex');
  const link = `${SITE_URL}/api/preview?${new URLSearchParams({ path: page.path, status, types, expires, signature })}`;
  const panel = request?.URL;
  return panel && previewProblem(panel, SITE_URL, CMS_PUBLIC_URL) ? previewHelpUrl(panel, link) : link;
}

/** The type's name in URLs of the API: `jobs`, `site`. */
function apiName(strapi: Core.Strapi, uid: UID.ContentType): string {
  const { kind, info } = strapi.contentTypes[uid];
  return kind === 'singleType' ? info.singularName : info.pluralName;
}

/** `GET /page-url`: where visitors read a published entry, for those who may read it in the panel. Call it in `register`. */
export function registerPageUrl(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '', [
    [
      'GET',
      '/page-url',
      async ({ query, state: { userAbility } }) => {
        const uid = String(query.type);
        if (!isContentType(strapi, uid)) throw new errors.NotFoundError();
        if (permissionsFor(strapi, userAbility, uid).cannot.read()) throw new errors.ForbiddenError();
        const page = hasDrafts(strapi, uid) ? await findPage(strapi, uid, String(query.entry), 'published') : null;
        return { url: page && process.env.SITE_URL ? process.env.SITE_URL + page.path : null };
      },
    ],
  ]);
}

type Status = NonNullable<Params['status']>;

async function findPage(strapi: Core.Strapi, uid: UID.ContentType, documentId: string | undefined, status: Status) {
  const entry = documentId ? await findEntry(strapi, uid, documentId, status) : null;
  const isUnsavedSingle = status === 'draft' && strapi.contentType(uid)?.kind === 'singleType';
  return entry || isUnsavedSingle ? pagePaths(uid, entry ?? {})[0] : undefined;
}

function findEntry(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  status: Status,
): Promise<object | null> {
  const wanted = { documentId, status } as const;
  return uid === 'api::project.project'
    ? strapi.documents(uid).findOne({ ...wanted, populate: { industries: { fields: ['slug'] } } })
    : strapi.documents(uid).findOne(wanted);
}

import { createHmac } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { pagePaths } from './page-paths';
import { previewHelpUrl, previewProblem } from './preview-help';

/** The link is opened at once and sets a cookie that lasts longer. */
const LINK_MS = 10 * 60_000;
const PURPOSE = 'preview-link';

type Params = { documentId?: string; status?: 'draft' | 'published' };

/** A signed link to the entry's page on the site; undefined for an entry without a page. */
export async function previewUrl(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, status = 'draft' }: Params,
): Promise<string | undefined> {
  const { SITE_URL, PREVIEW_SECRET, CMS_PUBLIC_URL = '' } = process.env;
  if (!SITE_URL || !PREVIEW_SECRET) return undefined;
  const isSingle = strapi.contentType(uid)?.kind === 'singleType';
  const entry = documentId ? await findDraft(strapi, uid, documentId) : null;
  const [page] = entry || isSingle ? pagePaths(uid, entry ?? {}) : [];
  if (!page) return undefined;
  const expires = String(Date.now() + LINK_MS);
  const signature = createHmac('sha256', PREVIEW_SECRET)
    .update([PURPOSE, page.path, status, expires].join('\n'))
    .digest('hex');
  const link = `${SITE_URL}/api/preview?${new URLSearchParams({ path: page.path, status, expires, signature })}`;
  const panel = strapi.requestContext.get()?.URL;
  return panel && previewProblem(panel, SITE_URL, CMS_PUBLIC_URL) ? previewHelpUrl(panel, link) : link;
}

async function findDraft(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<object | null> {
  const wanted = { documentId, status: 'draft' } as const;
  return uid === 'api::project.project'
    ? strapi.documents(uid).findOne({ ...wanted, populate: { industries: { fields: ['slug'] } } })
    : strapi.documents(uid).findOne(wanted);
}

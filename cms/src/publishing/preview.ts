import { createHmac } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { pagePaths } from './page-paths';

/** The link is opened at once; what it gives is a cookie that lasts longer. */
const LINK_MS = 10 * 60_000;
const PURPOSE = 'preview-link';

type Params = { documentId?: string; status?: 'draft' | 'published' };

/** Where the admin panel's preview button leads: the entry's page on the real site, by a signed link that expires. */
export async function previewUrl(
  strapi: Core.Strapi,
  uid: string,
  { documentId, status = 'draft' }: Params,
): Promise<string | undefined> {
  const { SITE_URL, PREVIEW_SECRET } = process.env;
  if (!SITE_URL || !PREVIEW_SECRET) return undefined;
  const isSingle = strapi.contentType(uid as UID.ContentType)?.kind === 'singleType';
  const entry = documentId
    ? await strapi.documents(uid as UID.ContentType).findOne({
        documentId,
        status: 'draft',
        ...(uid === 'api::project.project' ? { populate: { industries: { fields: ['slug'] } } } : {}),
      } as never)
    : null;
  const [page] = entry || isSingle ? pagePaths(uid, (entry ?? {}) as never) : [];
  if (!page) return undefined;
  const expires = String(Date.now() + LINK_MS);
  const signature = createHmac('sha256', PREVIEW_SECRET)
    .update([PURPOSE, page.path, status, expires].join('\n'))
    .digest('hex');
  return `${SITE_URL}/api/preview?${new URLSearchParams({ path: page.path, status, expires, signature })}`;
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

/** How long a CV's link is valid. An hour, because users may click it long after they opened the entry. */
const LINK_MS = 60 * 60_000;
const PURPOSE = 'applicant-file';
/** How the names of uploaded CVs begin (../inbox/cv.ts). */
const PREFIX = 'cv_';
const APPLICANT_FILE = /^cv_[0-9a-f]{32}/i;

const CONDITION = { displayName: 'Not applicants’ files', name: 'not-of-applicants', plugin: 'upload' };
const CONDITION_ID = `plugin::${CONDITION.plugin}.${CONDITION.name}`;
const CONTENT_ROLES = ['strapi-editor', 'strapi-author'];
const ACTIONS = ['read', 'assets.update', 'assets.download', 'assets.copy-link'].map(
  (name) => `plugin::upload.${name}`,
);

type StoredFile = { hash: string; url: string };

/** @param name file name or hash in the media library */
export const isApplicantFile = (name: string): boolean => APPLICANT_FILE.test(name);

/**
 * CVs are in the media library, whose files are public. This makes the upload provider treat CVs as private, so that the admin panel gets
 * signed URLs that expire. Call it in `register`, before the upload plugin starts.
 */
export async function protectApplicantFiles(strapi: Core.Strapi): Promise<void> {
  strapi.plugin('upload').provider.extend({
    isPrivate: () => true,
    getSignedUrl: ({ hash, url }: StoredFile) => {
      if (!isApplicantFile(hash)) return { url };
      // Strapi's media library signs a file twice.
      const [pathname = ''] = url.split('?');
      return { url: `${pathname}?${signatureFor(strapi, pathname, Date.now() + LINK_MS)}` };
    },
  });
  await strapi.service('admin::permission').conditionProvider.register({
    ...CONDITION,
    handler: async () => {
      const files: { id: number; hash: string }[] = await strapi.db
        .query('plugin::upload.file')
        .findMany({ select: ['id', 'hash'], where: { hash: { $startsWith: PREFIX } } });
      return { id: { $nin: files.filter(({ hash }) => isApplicantFile(hash)).map(({ id }) => id) } };
    },
  });
}

/** Hides CVs from editors and authors: adds the condition to their media permissions, unless those have a condition already. */
export async function hideApplicantFiles(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.db.query('admin::permission');
  const granted = await permissions.findMany({
    where: { action: { $in: ACTIONS }, role: { code: { $in: CONTENT_ROLES } } },
  });
  for (const { id, conditions } of granted)
    if (conditions.length === 0) await permissions.update({ where: { id }, data: { conditions: [CONDITION_ID] } });
}

export function isSignedRequest(strapi: Core.Strapi, pathname: string, query: URLSearchParams): boolean {
  const expires = Number(query.get('expires'));
  const expected = Buffer.from(signatureFor(strapi, pathname, expires).get('signature') ?? '');
  const actual = Buffer.from(query.get('signature') ?? '');
  return expires > Date.now() && expected.length === actual.length && timingSafeEqual(expected, actual);
}

function signatureFor(strapi: Core.Strapi, pathname: string, expires: number): URLSearchParams {
  const signature = createHmac('sha256', strapi.config.get<string>('admin.auth.secret'))
    .update([PURPOSE, path.posix.basename(pathname), expires].join('\n'))
    .digest('hex');
  return new URLSearchParams({ expires: String(expires), signature });
}

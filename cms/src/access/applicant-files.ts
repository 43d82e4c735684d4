import { createHmac, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

/** An editor may have had the entry open for a while before they open its CV. */
const LINK_MS = 60 * 60_000;
const PURPOSE = 'applicant-file';
/** What Strapi makes of the name that the site gives a CV (web/app/leads/inbox.server.ts). */
const PREFIX = 'cv_';
const APPLICANT_FILE = /^cv_[0-9a-f]{32}/i;

const CONDITION = { displayName: 'Not the files of applicants', name: 'not-of-applicants', plugin: 'upload' };
const CONDITION_ID = `plugin::${CONDITION.plugin}.${CONDITION.name}`;
/** Strapi's own roles for content, and what they may do with a file that is there. */
const CONTENT_ROLES = ['strapi-editor', 'strapi-author'];
const ACTIONS = ['read', 'assets.update', 'assets.download', 'assets.copy-link'].map(
  (name) => `plugin::upload.${name}`,
);

type StoredFile = { hash: string; url: string };

/** Whether a file of the media library, by its name in the folder or by its hash there, came with a job application. */
export const isApplicantFile = (name: string): boolean => APPLICANT_FILE.test(name);

/**
 * CVs lie among the images of the site, for which an address is enough. Theirs gets a signature that expires wherever the admin
 * panel is told it, by the means that Strapi has for private storage. To be called before Strapi's plugins begin to work.
 */
export async function protectApplicantFiles(strapi: Core.Strapi): Promise<void> {
  strapi.plugin('upload').provider.extend({
    isPrivate: () => true,
    getSignedUrl: ({ hash, url }: StoredFile) => {
      if (!isApplicantFile(hash)) return { url };
      // Strapi's media library has a file signed twice.
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

/** Sets the condition on what Strapi's roles for content may do. Where one has a condition (own files only) it stays alone. */
export async function hideApplicantFiles(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.db.query('admin::permission');
  const granted = await permissions.findMany({
    where: { action: { $in: ACTIONS }, role: { code: { $in: CONTENT_ROLES } } },
  });
  for (const { id, conditions } of granted)
    if (conditions.length === 0) await permissions.update({ where: { id }, data: { conditions: [CONDITION_ID] } });
}

/** Whether a request for an applicant's file comes by a link of ours that has not expired. */
export function isSignedRequest(strapi: Core.Strapi, pathname: string, query: URLSearchParams): boolean {
  const expires = Number(query.get('expires'));
  const expected = Buffer.from(signatureFor(strapi, pathname, expires).get('signature') ?? '');
  const given = Buffer.from(query.get('signature') ?? '');
  return expires > Date.now() && expected.length === given.length && timingSafeEqual(expected, given);
}

function signatureFor(strapi: Core.Strapi, pathname: string, expires: number): URLSearchParams {
  const signature = createHmac('sha256', strapi.config.get<string>('admin.auth.secret'))
    .update([PURPOSE, path.posix.basename(pathname), expires].join('\n'))
    .digest('hex');
  return new URLSearchParams({ expires: String(expires), signature });
}

import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { isApplicantFile } from '../access/applicant-files';
import { normalisePath } from '../publishing/site-path';
import type { ContentLink } from './content-links';

const file = z.object({
  id: z.number(),
  name: z.string(),
  hash: z.string(),
  url: z.string(),
  mime: z.string(),
  size: z.number(),
  alternativeText: z.string().nullish(),
  related: z.array(z.unknown()).nullish(),
});
type CheckedFile = { id: number; name: string; url: string; isImage: boolean; kilobytes: number };

/** Lists images in use without an alternative text (null; an empty one is intended), and files that no entry, draft or text uses. */
export async function checkMedia(
  strapi: Core.Strapi,
  links: ContentLink[],
): Promise<{ undescribed: CheckedFile[]; unused: CheckedFile[] }> {
  const linked = new Set(links.map(({ to }) => to));
  const rows = await strapi.db
    .query('plugin::upload.file')
    .findMany({ populate: ['related'], orderBy: { id: 'desc' } });
  const files = z
    .array(file)
    .parse(rows)
    .filter(({ hash }) => !isApplicantFile(hash))
    .map(({ id, name, url, mime, size, alternativeText, related }) => ({
      isDescribed: typeof alternativeText === 'string',
      isUsed: Boolean(related?.length) || linked.has(normalisePath(url)),
      checked: { id, name, url, isImage: mime.startsWith('image/'), kilobytes: Math.ceil(size) },
    }));
  return {
    undescribed: files.flatMap(({ checked, isUsed, isDescribed }) =>
      checked.isImage && isUsed && !isDescribed ? checked : [],
    ),
    unused: files.flatMap(({ checked, isUsed }) => (isUsed ? [] : checked)),
  };
}

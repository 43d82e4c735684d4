import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { uploadsBucket } from './s3-bucket';

type UploadedFile = { hash: string; ext: string; mime: string; url: string; stream?: Readable; buffer?: Buffer };

/**
 * Stores uploads in the bucket of UPLOADS_S3_* instead of on the disk. Their URLs stay `/uploads/…`: the bucket is private, the CMS serves
 * the files from it (middlewares/uploaded-files.ts), and CVs still need a signed link. Call it in `register`.
 */
export function storeUploadsInBucket(strapi: Core.Strapi): void {
  const bucket = uploadsBucket();
  if (!bucket) return;
  const upload = async (file: UploadedFile) => {
    const content = file.buffer ?? (file.stream && (await buffer(file.stream)));
    if (!content) throw new Error('The upload has no content');
    await bucket.write(nameOf(file), content, file.mime);
    file.url = `/uploads/${nameOf(file)}`;
  };
  const remove = (file: UploadedFile) => bucket.remove(nameOf(file));
  const replace = async (file: UploadedFile, former: UploadedFile) => {
    await upload(file);
    if (nameOf(file) !== nameOf(former)) await remove(former);
  };
  strapi
    .plugin('upload')
    .provider.extend({ upload, uploadStream: upload, replace, replaceStream: replace, delete: remove });
}

const nameOf = ({ hash, ext }: UploadedFile): string => `${hash}${ext}`;

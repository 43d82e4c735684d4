import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isObject } from '../is-object';

const FILE = 'plugin::upload.file';
/** The submission's id becomes part of the file name, by which access/applicant-files.ts recognises CVs. */
const SUBMISSION_ID = /^[0-9a-f]{32}$/;

export async function findCv(strapi: Core.Strapi, submissionId: unknown): Promise<{ id: number } | null> {
  if (typeof submissionId !== 'string' || !SUBMISSION_ID.test(submissionId)) return null;
  return strapi.db.query(FILE).findOne({ select: ['id'], where: { hash: { $startsWith: `cv_${submissionId}` } } });
}

/** `POST /job-applications/cv`: multipart with `submission_id` and one file in `files`. Idempotent, so the site can retry it. */
export async function uploadCv(strapi: Core.Strapi, ctx: Context): Promise<unknown> {
  const body: unknown = ctx.request.body;
  const submissionId = isObject(body) ? body.submission_id : undefined;
  if (typeof submissionId !== 'string' || !SUBMISSION_ID.test(submissionId))
    return ctx.badRequest('submission_id must be 32 hexadecimal digits');
  const files: unknown = 'files' in ctx.request ? ctx.request.files : undefined;
  const file = isObject(files) ? files.files : undefined;
  if (!isObject(file) || typeof file.originalFilename !== 'string') return ctx.badRequest('files must be one file');
  if (!(await findCv(strapi, submissionId))) {
    ctx.query = {};
    ctx.request.body = { fileInfo: { name: `cv-${submissionId}` } };
    await strapi
      .plugin('upload')
      .controller('content-api')
      .uploadFiles?.(ctx, async () => {});
    const uploaded = await findCv(strapi, submissionId);
    if (!uploaded) throw new Error('The CV was not stored');
    const name = path.basename(file.originalFilename).slice(-200);
    await strapi.db.query(FILE).update({ where: { id: uploaded.id }, data: { name } });
  }
  ctx.status = 204;
}

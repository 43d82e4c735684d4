import { openAsBlob } from 'node:fs';
import { z } from 'zod';
import type { Env } from '../../env.server.ts';
import type { Destination } from './destinations.server.ts';
import { INBOX, type Lead } from './lead.server.ts';
import { removeUpload, uploadPath } from './uploads.server.ts';

const TIMEOUT_MS = 20_000;
const UPLOAD_TIMEOUT_MS = 120_000;

const failure = z.object({
  error: z.object({
    message: z.string(),
    details: z
      .object({ errors: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })) })
      .optional()
      .catch(undefined),
  }),
});
const files = z.array(z.object({ id: z.number(), name: z.string() }));
const jobs = z.object({
  data: z.array(z.object({ documentId: z.string(), title: z.string(), closes_on: z.string().nullish() })),
});
type Job = z.output<typeof jobs>['data'][number];

/**
 * The inbox in the CMS. `submission_id` is unique there: an attempt that was cut off after it had arrived is told so by
 * the next one, which then counts as delivered.
 */
export function inbox({ STRAPI_URL, STRAPI_TOKEN, DATA_DIR }: Env): Destination {
  const headers = { authorization: `Bearer ${STRAPI_TOKEN ?? ''}` };
  const request = async (path: string, init: RequestInit & { signal: AbortSignal }, timeoutMs = TIMEOUT_MS) => {
    const response = await fetch(`${STRAPI_URL}/api/${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
      signal: AbortSignal.any([init.signal, AbortSignal.timeout(timeoutMs)]),
    });
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, isOk: response.ok, body };
  };

  /** The id of the uploaded CV; an attempt before this one may have uploaded it. */
  const upload = async (lead: Lead, signal: AbortSignal): Promise<number | null> => {
    if (!lead.file) return null;
    const name = `cv-${lead.id}.${lead.file.extension}`;
    const query = new URLSearchParams({ 'filters[name][$eq]': name });
    const there = files.safeParse((await request(`upload/files?${query}`, { signal })).body);
    if (there.success && there.data[0]) return there.data[0].id;
    const form = new FormData();
    const content = await openAsBlob(uploadPath(DATA_DIR, lead.file.stored), { type: lead.file.mime });
    form.set('files', content, name);
    const { status, body } = await request('upload', { method: 'POST', body: form, signal }, UPLOAD_TIMEOUT_MS);
    const uploaded = files.safeParse(body);
    if (!uploaded.success || !uploaded.data[0]) throw new Error(`The CMS did not take the file (${status})`);
    return uploaded.data[0].id;
  };

  const findJob = async (slug: string, signal: AbortSignal): Promise<Job | null> => {
    const query = new URLSearchParams({ 'filters[slug][$eq]': slug, 'pagination[limit]': '1' });
    const { isOk, status, body } = await request(`jobs?${query}`, { signal });
    if (!isOk) throw new Error(`The CMS did not say which job it is (${status})`);
    return jobs.parse(body).data[0] ?? null;
  };

  return async ({ lead, progress, signal, setProgress }) => {
    let cv = progress ? Number(progress) : null;
    if (lead.file && cv === null) {
      cv = await upload(lead, signal);
      if (cv !== null) setProgress(String(cv));
    }
    const job = lead.job ? await findJob(lead.job.slug, signal) : null;
    const notes = [lead.suspicion, lead.job && jobProblem(lead.job.slug, job, lead.receivedAt)]
      .filter(Boolean)
      .join(' ');
    const data = {
      ...lead.fields,
      // Taken while the content system was away, it names the job by its address.
      ...(lead.job ? { job_title: job?.title ?? lead.job.title } : {}),
      ...(job ? { job: job.documentId } : {}),
      ...(cv === null ? {} : { cv }),
      state: lead.state,
      ...(notes ? { notes } : {}),
      submission_id: lead.id,
      source_page: lead.sourcePage,
      came_from: lead.cameFrom,
      received_at: lead.receivedAt,
      ...(lead.dueAt ? { due_at: lead.dueAt } : {}),
    };
    const { isOk, status, body } = await request(INBOX[lead.form], {
      signal,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    });
    if (!isOk && !isThereAlready(body)) throw new Error(`The CMS answered ${status}: ${reason(body)}`);
    if (lead.file) await removeUpload(DATA_DIR, lead.file.stored);
  };
}

/** What whoever reads an application has to know of its job; null when the job is open. */
function jobProblem(slug: string, job: Job | null, receivedAt: string): string | null {
  if (!job) return `No job is published under the address ${slug}.`;
  const { closes_on: closesOn } = job;
  return closesOn && closesOn < receivedAt.slice(0, 10) ? `The job had closed on ${closesOn}.` : null;
}

function isThereAlready(body: unknown): boolean {
  const told = failure.safeParse(body);
  return (
    told.data?.error.details?.errors.some(
      ({ path, message }) => path[0] === 'submission_id' && /unique/i.test(message),
    ) ?? false
  );
}

function reason(body: unknown): string {
  const told = failure.safeParse(body);
  if (!told.success) return 'no reason given';
  const { message, details } = told.data.error;
  return details?.errors.map((error) => `${error.path.join('.')}: ${error.message}`).join('; ') || message;
}

import { openAsBlob } from 'node:fs';
import { z } from 'zod';
import type { Env } from '#env.server.ts';
import type { Destination } from './destination.server.ts';
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
const jobs = z.object({
  data: z.array(z.object({ documentId: z.string(), title: z.string(), closes_on: z.string().nullish() })),
});
type Job = z.output<typeof jobs>['data'][number];

/**
 * `submission_id` is unique in the CMS: if an interrupted attempt had arrived, the next one gets that error and counts
 * as delivered.
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

  /** The CMS attaches it to the application with the same `submission_id`. */
  const uploadCv = async ({ id, file }: Lead, signal: AbortSignal): Promise<void> => {
    if (!file) return;
    const body = new FormData();
    body.set('submission_id', id);
    const content = await openAsBlob(uploadPath(DATA_DIR, file.stored), { type: file.mime });
    body.set('files', content, file.name ?? `cv.${file.extension}`);
    const { isOk, status } = await request('job-applications/cv', { method: 'POST', body, signal }, UPLOAD_TIMEOUT_MS);
    if (!isOk) throw new Error(`The CMS did not take the file (${status})`);
  };

  const findJob = async (slug: string, signal: AbortSignal): Promise<Job | null> => {
    const query = new URLSearchParams({ 'filters[slug][$eq]': slug, 'pagination[limit]': '1' });
    const { isOk, status, body } = await request(`jobs?${query}`, { signal });
    if (!isOk) throw new Error(`The CMS did not say which job it is (${status})`);
    return jobs.parse(body).data[0] ?? null;
  };

  return async ({ lead, progress, signal, setProgress }) => {
    if (lead.file && !progress) {
      await uploadCv(lead, signal);
      setProgress('uploaded');
    }
    const job = lead.job ? await findJob(lead.job.slug, signal) : null;
    const notes = [lead.suspicion, lead.job && jobProblem(lead.job.slug, job, lead.receivedAt)]
      .filter(Boolean)
      .join(' ');
    const data = {
      ...lead.fields,
      // During an outage the lead only knows the job's slug.
      ...(lead.job ? { job_title: job?.title ?? lead.job.title } : {}),
      ...(job ? { job: job.documentId } : {}),
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
    if (!isOk && !isThereAlready(body)) throw new Error(`The CMS responded with ${status}: ${reason(body)}`);
    if (lead.file) await removeUpload(DATA_DIR, lead.file.stored);
  };
}

function jobProblem(slug: string, job: Job | null, receivedAt: string): string | null {
  if (!job) return `No job is published under the address ${slug}.`;
  const { closes_on: closesOn } = job;
  return closesOn && closesOn < receivedAt.slice(0, 10) ? `The job had closed on ${closesOn}.` : null;
}

function isThereAlready(body: unknown): boolean {
  const parsed = failure.safeParse(body);
  return (
    parsed.data?.error.details?.errors.some(
      ({ path, message }) => path[0] === 'submission_id' && /unique/i.test(message),
    ) ?? false
  );
}

function reason(body: unknown): string {
  const parsed = failure.safeParse(body);
  if (!parsed.success) return 'no reason given';
  const { message, details } = parsed.data.error;
  return details?.errors.map((error) => `${error.path.join('.')}: ${error.message}`).join('; ') || message;
}

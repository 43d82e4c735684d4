import { z } from 'zod';
import { dayAtOffice } from '#app/content/site.server.ts';
import type { Env } from '#env.server.ts';
import type { Attempt, Destination } from './destination.server.ts';
import { INBOX, type Lead } from './lead.server.ts';

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
 * Delivers leads to the inbox in the CMS, where `submission_id` is unique: an error about it means that an interrupted
 * attempt had arrived, so the lead counts as delivered.
 */
export function inbox({ STRAPI_URL, STRAPI_TOKEN }: Pick<Env, 'STRAPI_URL' | 'STRAPI_TOKEN'>): Destination {
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

  /** Uploads a CV, which the CMS attaches to the application with the same `submission_id`. */
  const uploadCv = async (id: string, file: NonNullable<Lead['file']>, { queue, signal }: Attempt): Promise<void> => {
    const body = new FormData();
    body.set('submission_id', id);
    body.set('files', await queue.readFile(file.stored, file.mime), file.name ?? `cv.${file.extension}`);
    const { isOk, status } = await request('job-applications/cv', { method: 'POST', body, signal }, UPLOAD_TIMEOUT_MS);
    if (!isOk) throw new Error(`The CMS rejected the file (${status})`);
  };

  const findJob = async (slug: string, signal: AbortSignal): Promise<Job | null> => {
    const query = new URLSearchParams({ 'filters[slug][$eq]': slug, 'pagination[limit]': '1' });
    const { isOk, status, body } = await request(`jobs?${query}`, { signal });
    if (!isOk) throw new Error(`The job could not be looked up in the CMS (${status})`);
    return jobs.parse(body).data[0] ?? null;
  };

  return async (attempt) => {
    const { lead, progress, queue, signal } = attempt;
    if (lead.form === 'newsletter') throw new Error('Newsletter subscriptions have no inbox');
    if (lead.file && !progress) {
      await uploadCv(lead.id, lead.file, attempt);
      await queue.setProgress(attempt, 'uploaded');
    }
    const job = lead.job ? await findJob(lead.job.slug, signal) : null;
    const notes = [
      lead.suspicion,
      lead.job && jobProblem(lead.job.slug, job, await dayAtOffice(new Date(lead.receivedAt))),
    ]
      .filter(Boolean)
      .join(' ');
    const data = {
      ...lead.fields,
      // The title in a lead that was received during an outage is only the job's slug.
      ...(lead.job ? { job_title: job?.title ?? lead.job.title } : {}),
      ...(job ? { job: job.documentId } : {}),
      state: lead.state,
      ...(notes ? { notes } : {}),
      submission_id: lead.id,
      source_page: lead.sourcePage,
      came_from: lead.cameFrom,
      landing_page: lead.landingPage,
      campaign: lead.campaign,
      received_at: lead.receivedAt,
      ...(lead.dueAt ? { due_at: lead.dueAt } : {}),
    };
    const { isOk, status, body } = await request(INBOX[lead.form], {
      signal,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    });
    if (!isOk && !isAlreadyStored(body)) throw new Error(`The CMS responded with ${status}: ${reason(body)}`);
    if (lead.file) await queue.removeFile(lead.file.stored);
  };
}

function jobProblem(slug: string, job: Job | null, receivedOn: string): string | null {
  if (!job) return `No job is published under the address ${slug}.`;
  const { closes_on: closesOn } = job;
  return closesOn && closesOn < receivedOn ? `The job had closed on ${closesOn}.` : null;
}

function isAlreadyStored(body: unknown): boolean {
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

import { findJob, hasClosed, type Job } from '#app/content/jobs.server.ts';
import { getCachedProcessSteps } from '#app/content/pages.server.ts';
import { getCachedSite } from '#app/content/site.server.ts';
import { staleIfError } from '#app/content/stale-if-error.server.ts';
import { messagesAt } from '#app/i18n/messages.ts';
import { CV_MAX_BYTES } from '#app/leads/cv-limits.ts';
import { stepsDueAt, workingDaysLater } from '#app/leads/due-time.ts';
import { type Received, receiveLead } from '#app/leads/receive-lead.server.ts';
import { checkCvOrLinks, cvProblems, jobApplicationSchema } from './job-application.ts';

/** Specification 4: an application is reviewed within a day. Used when the page has no process. */
const REVIEW_WORKING_DAYS = 1;

type KnownJob = Pick<Job, 'slug' | 'title' | 'closesOn'>;
const jobs = staleIfError<KnownJob>({ freshMs: 5_000, waitMs: 2_000 });
/** The characters of Strapi's slugs, and the longest slug that the inbox accepts. */
const SLUG = /^[\w.~-]{1,200}$/;

/**
 * Refuses applications for closed jobs. During a CMS outage any slug is accepted, and the inbox gets a note if the job
 * does not exist.
 */
export async function receiveJobApplication(request: Request, slug: string): Promise<Received> {
  const unknown: KnownJob = { slug, title: slug, closesOn: null };
  const job = SLUG.test(slug) ? await jobs.get(slug, () => findJob(slug), unknown) : null;
  if (!job || (await hasClosed(job)))
    return { result: { status: 'refused', refusal: { reason: 'closed' }, values: {} }, status: 410 };
  const { validation } = messagesAt(new URL(request.url).pathname);
  return receiveLead(request, {
    form: 'application',
    schema: jobApplicationSchema(validation),
    toFields: ({ name, email, message, links, consent }) => ({
      name,
      email,
      message,
      links,
      consent: consent === 'yes',
    }),
    check: (values, hasFile) => checkCvOrLinks(values, hasFile, validation),
    file: { field: 'cv', maxBytes: CV_MAX_BYTES, problems: cvProblems(validation) },
    job: { slug: job.slug, title: job.title },
    dueAt: async (receivedAt) => {
      const [{ office }, steps] = await Promise.all([getCachedSite(), getCachedProcessSteps('careers')]);
      const [reviewed] = stepsDueAt(receivedAt, steps, office);
      return reviewed ?? workingDaysLater(receivedAt, REVIEW_WORKING_DAYS, office);
    },
  });
}

import { findJob, hasClosed, type Job } from '../../content/jobs.server.ts';
import { lastKnown } from '../../content/last-known.ts';
import { addWorkingDays } from '../../leads/due-time';
import { type Received, receiveLead } from '../../leads/receive-lead.server.ts';
import { languageAt } from '../../locale/use-locale';
import { CV_MAX_BYTES, checkCvOrLinks, cvProblems, jobApplicationSchema } from './job-application';

/** Specification 4: review application, up to 1 day. */
const REVIEW_WORKING_DAYS = 1;

const jobs = lastKnown<Job>({ freshMs: 5_000, waitMs: 2_000 });
/** A job whose form is shown: whoever fills it in can send it, also when the content system is away by then. */
export const noteJob = (job: Job): unknown => jobs.note(job.slug, job);

/**
 * Takes a sent job application. A job that has closed meanwhile takes none. What is wrong with it is said in the language of its
 * address.
 */
export async function receiveJobApplication(request: Request, slug: string): Promise<Received> {
  const job = await jobs.get(slug, () => findJob(slug));
  if (!job || hasClosed(job))
    return { answer: { status: 'refused', refusal: { reason: 'closed' }, values: {} }, status: 410 };
  const { validation } = languageAt(new URL(request.url).pathname).locale.messages;
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
    dueAt: (receivedAt) => {
      const day = receivedAt.toISOString();
      return new Date(`${addWorkingDays(day.slice(0, 10), REVIEW_WORKING_DAYS)}${day.slice(10)}`);
    },
  });
}

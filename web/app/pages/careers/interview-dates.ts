import { blockOf } from '#app/content/blocks.server.ts';
import { findJob } from '#app/content/jobs.server.ts';
import { requireFound } from '#app/content/not-found-response.server.ts';
import { findPage } from '#app/content/pages.server.ts';
import { getSiteOrDefault } from '#app/content/site.server.ts';
import { calendarFile } from '#app/leads/calendar-file.server.ts';
import { datedSteps } from '#app/leads/due-time.ts';
import { readOldReceipt } from '#app/leads/receipt.server.ts';
import type { Route } from './+types/interview-dates';

/** Calendar file with the dates of the hiring process, linked from the thank-you page. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const sentAt = requireFound(readOldReceipt(request, { form: 'application', job: params }));
  const [job, page, { office }] = await Promise.all([findJob(params.slug), findPage('careers'), getSiteOrDefault()]);
  const { title } = requireFound(job);
  const steps = (page && blockOf(page.blocks, 'process'))?.steps ?? [];
  const dates = datedSteps(sentAt, steps, office).map((step) => ({ ...step, title: `${title}: ${step.title}` }));
  return calendarFile({ url, fileName: 'interview-dates', title, id: sentAt, dates });
}

import { blockOf } from '#app/content/blocks.server.ts';
import { requireFound } from '#app/content/not-found-response.server.ts';
import { findPage } from '#app/content/pages.server.ts';
import { getSiteOrDefault } from '#app/content/site.server.ts';
import { messagesAt } from '#app/i18n/messages.ts';
import { calendarFile } from '#app/leads/calendar-file.server.ts';
import { datedSteps } from '#app/leads/due-time.ts';
import { readOldReceipt } from '#app/leads/receipt.server.ts';
import type { Route } from './+types/application-dates';

/** Calendar file with the next steps, linked from the thank-you page. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const sentAt = requireFound(readOldReceipt(request, { form: 'startup' }));
  const [page, { name, office }] = await Promise.all([findPage('startups'), getSiteOrDefault()]);
  const steps = (page && blockOf(page.blocks, 'process'))?.steps ?? [];
  const dates = datedSteps(sentAt, steps, office).map((step) => ({ ...step, title: `${name}: ${step.title}` }));
  return calendarFile({
    url,
    fileName: 'application-dates',
    title: messagesAt(url.pathname).startup.heading,
    id: sentAt,
    dates,
  });
}

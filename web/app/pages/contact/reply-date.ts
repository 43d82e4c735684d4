import { requireFound } from '#app/content/not-found-response.server.ts';
import { getSiteOrDefault } from '#app/content/site.server.ts';
import { interpolate, messagesAt } from '#app/i18n/messages.ts';
import { calendarFile } from '#app/leads/calendar-file.server.ts';
import { replyDueAt } from '#app/leads/due-time.ts';
import { readOldReceipt } from '#app/leads/receipt.server.ts';
import type { Route } from './+types/reply-date';

/** Calendar file with the time by which a message is answered, linked from the thank-you message. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const sentAt = requireFound(readOldReceipt(request, { form: 'contact' }));
  const { name, replyHours, office, email } = await getSiteOrDefault();
  const title = interpolate(messagesAt(url.pathname).contact.replyFrom, { name });
  const due = replyDueAt(new Date(sentAt), replyHours, office);
  return calendarFile({ url, fileName: 'reply', title, id: sentAt, dates: [{ due, title, text: email }] });
}

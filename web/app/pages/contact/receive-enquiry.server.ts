import { getCachedSite } from '#app/content/site.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { messagesAt, messagesIn } from '#app/i18n/messages.ts';
import { replyDueAt } from '#app/leads/due-time.ts';
import { type Received, receiveLead } from '#app/leads/receive-lead.server.ts';
import { enquirySchema } from './enquiry.ts';

const inbox = messagesIn(LOCALES[0]);

export function receiveEnquiry(request: Request): Promise<Received> {
  const { validation } = messagesAt(new URL(request.url).pathname);
  return receiveLead(request, {
    form: 'contact',
    schema: enquirySchema(validation),
    // Labels instead of values, so that readers of the inbox need no key.
    toFields: ({ budget, project_type_other, referrer_other, ...rest }) => ({
      ...rest,
      budget: inbox.form.budgets[budget],
      project_type_other: rest.project_type === 'other' ? project_type_other : undefined,
      referrer_other: rest.referrer === 'other' ? referrer_other : undefined,
    }),
    dueAt: async (receivedAt) => {
      const { replyHours, office } = await getCachedSite();
      return replyDueAt(receivedAt, replyHours, office);
    },
  });
}

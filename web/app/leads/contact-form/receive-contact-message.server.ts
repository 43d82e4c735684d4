import { type FormOption, getCachedFormOptions, labelOf } from '#app/content/form-options.server.ts';
import { getCachedSite } from '#app/content/site.server.ts';
import { messagesAt } from '#app/i18n/messages.ts';
import { replyDueAt } from '#app/leads/due-time.ts';
import { type Received, receiveLead } from '#app/leads/receive-lead.server.ts';
import { contactMessageSchema } from './contact-message.ts';

export async function receiveContactMessage(request: Request): Promise<Received> {
  const { validation } = messagesAt(new URL(request.url).pathname);
  const options = await getCachedFormOptions();
  return receiveLead(request, {
    form: 'contact',
    schema: contactMessageSchema(validation, options, { acceptsRemovedOptions: true }),
    toFields: ({ budget, project_type, project_type_other, referrer, referrer_other, ...rest }) => ({
      ...rest,
      budget: labelOf(options.budgets, budget),
      project_type: project_type && labelOf(options.projectTypes, project_type),
      project_type_other: detailsFor(options.projectTypes, project_type, project_type_other),
      referrer: referrer && labelOf(options.referrers, referrer),
      referrer_other: detailsFor(options.referrers, referrer, referrer_other),
    }),
    dueAt: async (receivedAt) => {
      const { replyHours, office } = await getCachedSite();
      return replyDueAt(receivedAt, replyHours, office);
    },
  });
}

/** Drops details of an option that the visitor has deselected. */
const detailsFor = (options: FormOption[], value: string | undefined, typed: string | undefined) =>
  value && (options.find((option) => option.value === value)?.needsDetails ?? true) ? typed : undefined;

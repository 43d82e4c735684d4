import { getCachedSite } from '../../content/site.server.ts';
import { LOCALES } from '../../i18n/locales';
import { messagesAt, messagesIn } from '../../i18n/messages';
import { replyDueAt } from '../../leads/due-time';
import { type Received, receiveLead } from '../../leads/receive-lead.server.ts';
import { enquirySchema } from './enquiry';

/** The inbox is read by the studio: in the default language, whichever the form was in. */
const inbox = messagesIn(LOCALES[0]);

/** Takes a sent contact form. What is wrong with it is said in the language of its address. */
export function receiveEnquiry(request: Request): Promise<Received> {
  const { validation } = messagesAt(new URL(request.url).pathname);
  return receiveLead(request, {
    form: 'contact',
    schema: enquirySchema(validation),
    // Words for the words' fields, so that whoever reads the inbox needs no key.
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

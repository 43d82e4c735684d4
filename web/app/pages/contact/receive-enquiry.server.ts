import { replyTimes } from '../../content/site.server.ts';
import { replyDueAt } from '../../leads/due-time';
import { type Received, receiveLead } from '../../leads/receive-lead.server.ts';
import { en } from '../../locale/en';
import { enquirySchema } from './enquiry';

/** Takes a sent contact form. */
export function receiveEnquiry(request: Request): Promise<Received> {
  return receiveLead(request, {
    form: 'contact',
    schema: enquirySchema(en.validation),
    // Words for the words' fields, so that whoever reads the inbox needs no key.
    toFields: ({ budget, project_type_other, referrer_other, ...rest }) => ({
      ...rest,
      budget: en.form.budgets[budget],
      project_type_other: rest.project_type === 'other' ? project_type_other : undefined,
      // The note stands beside the button.
      consent: true,
      referrer_other: rest.referrer === 'other' ? referrer_other : undefined,
    }),
    dueAt: async (receivedAt) => {
      const { replyHours, office } = await replyTimes();
      return replyDueAt(receivedAt, replyHours, office);
    },
  });
}

import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { getCachedUiTexts } from '#app/content/ui-texts.server.ts';
import { messagesAt } from '#app/i18n/messages.ts';
import { destinationsOf } from '#app/leads/destinations.server.ts';
import { fieldSchemas } from '#app/leads/form-schema.ts';
import type { Lead } from '#app/leads/lead.server.ts';
import { hashContent, leadId } from '#app/leads/lead-queue.server.ts';
import { allowSubscriptionChange } from '#app/leads/mailbox-limits.server.ts';
import { leadQueue } from '#app/leads/open-queue.server.ts';
import { type Received, receiveLead } from '#app/leads/receive-lead.server.ts';
import { env } from '#env.server.ts';
import { log } from '#platform/log.server.ts';
import { readSubscriptionLink, type SubscriptionStep } from './subscription-link.server.ts';

/** Receives a sign-up: only sends the confirmation link to the address. */
export async function receiveSubscription(request: Request): Promise<Received> {
  const { validation } = messagesAt(new URL(request.url).pathname);
  return receiveLead(request, {
    form: 'newsletter',
    schema: z.object({ email: fieldSchemas(validation).email(validation.emailMissing, validation.emailFormat) }),
    toFields: ({ email }) => ({ email, status: 'unconfirmed' }),
    dueAt: () => null,
  });
}

/** Handles the form on the page of a link. A form, because mail programs follow links and must not confirm by that. */
export async function changeSubscription(
  request: Request,
  step: SubscriptionStep,
): Promise<'done' | 'invalid' | 'tooMany' | 'failed'> {
  const email = readSubscriptionLink(request, step);
  if (email === null) return 'invalid';
  // Limited per address, not per visitor: a mail provider may unsubscribe many people from one IP address.
  if (!(await allowSubscriptionChange(email))) return 'tooMany';
  const { newsletter } = await getCachedUiTexts();
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const receivedAt = new Date();
  const lead: Lead = {
    id: '',
    form: 'newsletter',
    state: 'new',
    suspicion: null,
    fields:
      step === 'confirm'
        ? { email, status: 'confirmed', consent: newsletter.consent }
        : { email, status: 'unsubscribed' },
    sender: { name: '', email },
    file: null,
    job: null,
    sourcePage: new URL(request.url).pathname,
    cameFrom: '',
    receivedAt: receivedAt.toISOString(),
    dueAt: null,
  };
  // A link confirms only once. An unsubscribe link works again, for people who have subscribed again since.
  const use = step === 'confirm' ? token : randomUUID();
  const contentHash = hashContent(lead, Buffer.from(use));
  lead.id = leadId(use, contentHash, receivedAt.getTime());
  try {
    await (await leadQueue()).add(lead, contentHash, await destinationsOf(lead, env()));
    return 'done';
  } catch (error) {
    log.error({ err: error, form: 'newsletter' }, 'A subscription could not be stored and was rejected');
    return 'failed';
  }
}

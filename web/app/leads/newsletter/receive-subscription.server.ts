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

/** Sends the link that confirms the address. Nothing else is stored about it, and nobody else is told. */
export async function receiveSubscription(request: Request): Promise<Received> {
  const { validation } = messagesAt(new URL(request.url).pathname);
  return receiveLead(request, {
    form: 'newsletter',
    schema: z.object({ email: fieldSchemas(validation).email(validation.emailMissing, validation.emailFormat) }),
    toFields: ({ email }) => ({ email, status: 'unconfirmed' }),
    dueAt: () => null,
  });
}

/** What the link's own page sends: a mail program that only follows links confirms nothing. */
export async function changeSubscription(
  request: Request,
  step: SubscriptionStep,
): Promise<'done' | 'invalid' | 'tooMany' | 'failed'> {
  const email = readSubscriptionLink(request, step);
  if (email === null) return 'invalid';
  // Not per visitor: a mail provider unsubscribes many people from one IP address.
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
  // A link confirms once, whenever it is used. An old one may unsubscribe again who has come back.
  const use = step === 'confirm' ? token : randomUUID();
  const contentHash = hashContent(lead, Buffer.from(use));
  lead.id = leadId(use, contentHash, receivedAt.getTime());
  try {
    await (await leadQueue()).add(lead, contentHash, await destinationsOf(lead, env()));
    return 'done';
  } catch (error) {
    log.error({ err: error, form: 'newsletter' }, 'A subscription could not be stored and was refused');
    return 'failed';
  }
}

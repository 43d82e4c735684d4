import type { Env } from '#env.server.ts';
import type { Destinations } from './destination.server.ts';
import { inbox } from './inbox.server.ts';
import type { DestinationName, Lead } from './lead.server.ts';
import { allowConfirmation } from './mailbox-limits.server.ts';
import { confirmation, type LoadStudio, mailer, teamMail } from './mails.server.ts';
import { webhook } from './webhook.server.ts';

export function makeDestinations(env: Env, studio: LoadStudio): Destinations {
  const { SITE_URL, SMTP_URL, LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET } = env;
  const destinations: Destinations = { inbox: inbox(env) };
  if (SMTP_URL) {
    const send = mailer(env);
    destinations['team-mail'] = teamMail(env, send, studio);
    destinations.confirmation = confirmation(env, send, studio);
  }
  if (LEADS_WEBHOOK_URL && LEADS_WEBHOOK_SECRET)
    destinations.webhook = webhook({ url: LEADS_WEBHOOK_URL, secret: LEADS_WEBHOOK_SECRET, siteUrl: SITE_URL });
  return destinations;
}

/**
 * Chooses where a lead is delivered. Suspected spam only goes to the inbox, for review. Confirmation mails are limited per
 * address. A newsletter subscription goes nowhere else until its address is confirmed, then to the webhook, or to the
 * team if there is no webhook.
 */
export async function destinationsOf(
  { form, state, sender, fields }: Pick<Lead, 'form' | 'state' | 'sender' | 'fields'>,
  { SMTP_URL, LEADS_WEBHOOK_URL }: Pick<Env, 'SMTP_URL' | 'LEADS_WEBHOOK_URL'>,
): Promise<DestinationName[]> {
  if (form === 'newsletter') {
    if (fields.status !== 'unconfirmed') return [LEADS_WEBHOOK_URL ? 'webhook' : 'team-mail'];
    return state !== 'spam' && SMTP_URL && (await allowConfirmation(sender.email)) ? ['confirmation'] : [];
  }
  if (state === 'spam') return ['inbox'];
  return [
    'inbox',
    ...(SMTP_URL ? (['team-mail'] as const) : []),
    ...(SMTP_URL && (await allowConfirmation(sender.email)) ? (['confirmation'] as const) : []),
    ...(LEADS_WEBHOOK_URL ? (['webhook'] as const) : []),
  ];
}

import type { Env } from '#env.server.ts';
import { allowConfirmation } from './confirmation-limit.server.ts';
import type { Destinations } from './destination.server.ts';
import { inbox } from './inbox.server.ts';
import type { DestinationName, Lead } from './lead.server.ts';
import { confirmation, type LoadStudio, mailer, teamMail } from './mails.server.ts';
import { webhook } from './webhook.server.ts';

export function makeDestinations(env: Env, studio: LoadStudio): Destinations {
  const { SMTP_URL, LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET } = env;
  const destinations: Destinations = { inbox: inbox(env) };
  if (SMTP_URL) {
    const send = mailer(env);
    destinations['team-mail'] = teamMail(env, send, studio);
    destinations.confirmation = confirmation(env, send, studio);
  }
  if (LEADS_WEBHOOK_URL && LEADS_WEBHOOK_SECRET)
    destinations.webhook = webhook({ url: LEADS_WEBHOOK_URL, secret: LEADS_WEBHOOK_SECRET });
  return destinations;
}

/** Suspected spam goes to the inbox for review only. Confirmations are limited per address. */
export async function destinationsOf(
  { state, sender }: Pick<Lead, 'state' | 'sender'>,
  { SMTP_URL, LEADS_WEBHOOK_URL }: Pick<Env, 'SMTP_URL' | 'LEADS_WEBHOOK_URL'>,
): Promise<DestinationName[]> {
  if (state === 'spam') return ['inbox'];
  return [
    'inbox',
    ...(SMTP_URL ? (['team-mail'] as const) : []),
    ...(SMTP_URL && (await allowConfirmation(sender.email)) ? (['confirmation'] as const) : []),
    ...(LEADS_WEBHOOK_URL ? (['webhook'] as const) : []),
  ];
}

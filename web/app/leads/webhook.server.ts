import { sign } from '#platform/signature.server.ts';
import type { Destination } from './destination.server.ts';
import { subscriptionUrl } from './newsletter/subscription-link.server.ts';

const TIMEOUT_MS = 15_000;

/**
 * Delivers leads to another system, such as a CRM. `X-Signature: t={seconds},v1={hex}` is the HMAC-SHA256 of
 * `{seconds}.{body}`; `Idempotency-Key` is the same for every attempt.
 */
export function webhook({ url, secret, siteUrl }: { url: string; secret: string; siteUrl: string }): Destination {
  return async ({ lead, signal }) => {
    const { file, ...rest } = lead;
    const { email } = lead.sender;
    const unsubscribe =
      lead.form === 'newsletter' && lead.fields.status === 'confirmed'
        ? { unsubscribeUrl: subscriptionUrl(siteUrl, 'unsubscribe', email, Date.now()) }
        : {};
    const body = JSON.stringify({
      type: `lead.${lead.form}`,
      lead: { ...rest, hasFile: file !== null, ...unsubscribe },
    });
    const seconds = Math.floor(Date.now() / 1000);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': lead.id,
        'x-signature': `t=${seconds},v1=${sign(secret, `${seconds}.${body}`)}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook responded with ${response.status}`);
  };
}

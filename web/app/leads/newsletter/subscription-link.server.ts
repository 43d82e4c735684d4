import { z } from 'zod';
import { parseJson } from '#platform/parse-json.server.ts';
import { seal, unseal } from '#platform/sealed-text.server.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
/** How long links are valid. Unsubscribing must always be possible. */
const VALID_MS = { confirm: WEEK_MS, unsubscribe: Number.POSITIVE_INFINITY } as const;
export type SubscriptionStep = keyof typeof VALID_MS;
export const isSubscriptionStep = (step: string): step is SubscriptionStep => Object.hasOwn(VALID_MS, step);

const content = z.object({ email: z.string(), at: z.number() });
const purposeOf = (step: SubscriptionStep) => `newsletter ${step}`;

export function subscriptionUrl(siteUrl: string, step: SubscriptionStep, email: string, at: number): string {
  const token = seal(purposeOf(step), JSON.stringify({ email, at }));
  return `${siteUrl}/newsletter/${step}?${new URLSearchParams({ token })}`;
}

/** The email address of a link; null if the link is forged or has expired. */
export function readSubscriptionLink(request: Request, step: SubscriptionStep): string | null {
  const text = unseal(purposeOf(step), new URL(request.url).searchParams.get('token') ?? '');
  const { data } = content.safeParse(text && parseJson(text));
  return data && Date.now() - data.at < VALID_MS[step] ? data.email : null;
}

import { newEmail } from './inbox.ts';

/** Fields of all three forms. Without a timestamp the submission is marked as spam. */
const COMPLETE = {
  name: 'Dana',
  company: 'Receipt',
  budget: 'not_sure',
  idea_description: 'A label printer for pharmacies.',
  problem_solved: 'Wrong labels on infusions.',
  platform: 'web',
  stage: 'customer',
  links: 'https://example.org/dana',
  consent: 'yes',
};

/** Sends the form of `/contact`, `/startups/apply` or a job's `/apply`. The receipt opens its thank-you page. */
export async function sendForm(
  base: string | undefined,
  form: string,
): Promise<{ receivedAt: string; receipt: string }> {
  const body = new URLSearchParams({ ...COMPLETE, email: newEmail() });
  const response = await fetch(new URL(`${form}/send`, base), { method: 'POST', body });
  const { receivedAt, receipt } = (await response.json()) as Record<string, unknown>;
  if (typeof receivedAt !== 'string' || typeof receipt !== 'string') throw new Error(`${form} was not taken`);
  return { receivedAt, receipt };
}

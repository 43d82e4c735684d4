import { newEmail } from './inbox.ts';

/** Complete for each of the three forms; each takes what it knows. Without a timestamp it waits in the inbox as spam. */
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

/** Sends the form of `/contact`, `/startups/apply` or a job's `/apply`; says when it was taken and what opens its page of thanks. */
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

import { newEmail } from './inbox.ts';

/** Fields of all three forms. They have no timestamp, so the submissions are stored as spam. */
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

/** Submits the form of `/contact`, `/startups/apply` or a job's `/apply`. Its receipt opens the thank-you page. */
export async function sendForm(
  base: string | undefined,
  form: string,
): Promise<{ receivedAt: string; receipt: string }> {
  const body = new URLSearchParams({ ...COMPLETE, email: newEmail() });
  const response = await fetch(new URL(`${form}/send`, base), { method: 'POST', body });
  const { receivedAt, receipt } = (await response.json()) as Record<string, unknown>;
  if (typeof receivedAt !== 'string' || typeof receipt !== 'string')
    throw new Error(`${form} did not accept the submission`);
  return { receivedAt, receipt };
}

import { expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '#app/content/form-options.server.ts';
import { en } from '#app/i18n/en.ts';
import { firstIncompleteStep, stepErrors } from './application.ts';

const t = en.validation;
const rules = { validation: t, options: DEFAULT_OPTIONS };
const complete = {
  name: 'Ada',
  email: 'ada@example.org',
  idea_description: 'A label printer',
  problem_solved: 'Wrong labels on infusions',
  platform: 'web',
  stage: 'idea',
};

it('requires name, email, idea, problem, platform and stage, each on its page', () => {
  expect(stepErrors('about-you', {}, rules)).toEqual({ name: t.required, email: t.required });
  expect(stepErrors('idea-and-team', {}, rules)).toEqual({
    idea_description: t.required,
    problem_solved: t.required,
    platform: t.required,
    stage: t.required,
  });
  expect(stepErrors('business', {}, rules)).toEqual({});
});

it('accepts texts of 10 to 2,000 characters', () => {
  const short = stepErrors('idea-and-team', { ...complete, idea_description: 'x'.repeat(9) }, rules);
  expect(short).toEqual({ idea_description: 'The text must be at least 10 characters long.' });
  const long = stepErrors('idea-and-team', { ...complete, problem_solved: 'x'.repeat(2001) }, rules);
  expect(long).toEqual({ problem_solved: 'The text must be at most 2000 characters long.' });
});

it('rejects a malformed email, URL or date', () => {
  expect(stepErrors('about-you', { name: 'A', email: 'a', website: 'no address' }, rules)).toEqual({
    email: 'Please enter a valid email address.',
    website: t.url,
  });
  expect(stepErrors('business', { deadline: '2027-02-30' }, rules)).toEqual({ deadline: t.date });
});

it('finds the first page with errors', () => {
  expect(firstIncompleteStep({}, rules)).toBe('about-you');
  expect(firstIncompleteStep({ name: 'Ada', email: 'ada@example.org' }, rules)).toBe('idea-and-team');
  expect(firstIncompleteStep({ ...complete, deadline: 'soon' }, rules)).toBe('business');
  expect(firstIncompleteStep(complete, rules)).toBeNull();
});

it('accepts a deadline from today on', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  for (const deadline of [inDays(0), inDays(400)]) expect(stepErrors('business', { deadline }, rules)).toEqual({});
  for (const deadline of [inDays(-2), '2019-05-01', '0000-03-31'])
    expect(stepErrors('business', { deadline }, rules)).toEqual({ deadline: t.datePast });
});

import { expect, it } from 'vitest';
import { en } from '#app/i18n/en.ts';
import { firstIncompleteStep, stepErrors } from './application.ts';

const t = en.validation;
const complete = {
  name: 'Ada',
  email: 'ada@example.org',
  idea_description: 'A label printer',
  problem_solved: 'Wrong labels on infusions',
  platform: 'web',
  stage: 'idea',
};

it('asks for name, email, idea, problem, platform and stage, each on its page', () => {
  expect(stepErrors('about-you', {}, t)).toEqual({ name: t.required, email: t.required });
  expect(stepErrors('idea-and-team', {}, t)).toEqual({
    idea_description: t.required,
    problem_solved: t.required,
    platform: t.required,
    stage: t.required,
  });
  expect(stepErrors('business', {}, t)).toEqual({});
});

it('wants texts of 10 to 2,000 characters', () => {
  const short = stepErrors('idea-and-team', { ...complete, idea_description: 'x'.repeat(9) }, t);
  expect(short).toEqual({ idea_description: 'The text must be at least 10 characters long.' });
  const long = stepErrors('idea-and-team', { ...complete, problem_solved: 'x'.repeat(2001) }, t);
  expect(long).toEqual({ problem_solved: 'The text must be at most 2000 characters long.' });
});

it('says a malformed email, address or day', () => {
  expect(stepErrors('about-you', { name: 'A', email: 'a', website: 'no address' }, t)).toEqual({
    email: 'Please enter a valid email address.',
    website: t.url,
  });
  expect(stepErrors('business', { deadline: '2027-02-30' }, t)).toEqual({ deadline: t.date });
});

it('knows the first page that needs another look', () => {
  expect(firstIncompleteStep({}, t)).toBe('about-you');
  expect(firstIncompleteStep({ name: 'Ada', email: 'ada@example.org' }, t)).toBe('idea-and-team');
  expect(firstIncompleteStep({ ...complete, deadline: 'soon' }, t)).toBe('business');
  expect(firstIncompleteStep(complete, t)).toBeNull();
});

it('takes a deadline from today on, and none that has passed', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  for (const deadline of [inDays(0), inDays(400)]) expect(stepErrors('business', { deadline }, t)).toEqual({});
  for (const deadline of [inDays(-2), '2019-05-01', '0000-03-31'])
    expect(stepErrors('business', { deadline }, t)).toEqual({ deadline: t.datePast });
});

import { expect, it } from 'vitest';
import { similarTo } from './similar-jobs.ts';

const job = (slug: string, title: string, careerLevel = 'Senior', location = 'Hamburg') => ({
  slug,
  title,
  careerLevel,
  location,
});

it('sorts all other jobs by what they share: words of the title, level and location', () => {
  const closed = job('closed', 'Senior Backend Engineer, Logistics');
  const jobs = [
    job('designer', 'Product Designer', 'Regular', 'Remote'),
    closed,
    job('office', 'Office manager'),
    job('backend', 'Backend Engineer, Healthcare', 'Regular', 'Remote'),
    job('logistics', 'Senior Frontend Engineer, Logistics'),
  ];
  expect(similarTo(closed, jobs).map(({ slug }) => slug)).toEqual(['logistics', 'office', 'backend', 'designer']);
});

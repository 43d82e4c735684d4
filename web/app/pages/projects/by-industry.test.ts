import { describe, expect, it } from 'vitest';
import { countByIndustry, projectsOf } from './by-industry.ts';

const industry = (slug: string) => ({ slug, name: slug.toUpperCase() });
const project = (slug: string, ...industries: string[]) => ({ slug, industries: industries.map(industry) });

const industries = ['healthcare', 'logistics', 'fintech', 'rail', 'other'].map(industry);
const wards = project('wards', 'healthcare');
const docks = project('docks', 'logistics');
const cash = project('cash', 'fintech', 'logistics');
const pilots = project('pilots', 'other');
const projects = [wards, docks, cash, pilots];

describe('the counts of the industries', () => {
  it('include a project in each of its industries, and industries without projects', () => {
    expect(countByIndustry(industries, projects).map(({ slug, count }) => [slug, count])).toEqual([
      ['healthcare', 1],
      ['logistics', 2],
      ['fintech', 1],
      ['rail', 0],
      ['other', 1],
    ]);
  });

  it('keep the order of the projects within an industry', () => {
    expect(projectsOf(projects, 'logistics')).toEqual([docks, cash]);
  });
});

import { describe, expect, it } from 'vitest';
import { countByIndustry, projectsOf, projectsOfNextIndustries } from './by-industry.ts';

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

describe('the projects of the next industries', () => {
  const next = (slug: string, list = projects) =>
    projectsOfNextIndustries(industries, list, slug).map((project) => project.slug);

  it('follow the menu, each one once', () => {
    expect(next('healthcare')).toEqual(['docks', 'cash', 'pilots']);
  });

  it('leave out those that the page already shows', () => {
    expect(next('logistics')).toEqual(['pilots', 'wards']);
  });

  it('start again at the end of the menu', () => {
    expect(next('other')).toEqual(['wards', 'docks', 'cash']);
  });

  it('follow the whole menu for an industry that is not in it', () => {
    expect(next('space')).toEqual(['wards', 'docks', 'cash', 'pilots']);
  });
});

import { describe, expect, it } from 'vitest';
import { countByIndustry, nextIndustryWithProjects, projectsOf } from './by-industry.ts';

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

describe('the next industry with projects', () => {
  const next = (slug: string, list = projects) => {
    const found = nextIndustryWithProjects(industries, list, slug);
    return found && [found.industry.slug, ...found.projects.map((item) => item.slug)];
  };

  it('is the one that follows in the menu', () => {
    expect(next('healthcare')).toEqual(['logistics', 'docks', 'cash']);
  });

  it('skips industries without projects', () => {
    expect(next('fintech')).toEqual(['other', 'pilots']);
  });

  it('skips projects that the page already shows', () => {
    expect(next('logistics')).toEqual(['other', 'pilots']);
  });

  it('starts again at the end of the menu', () => {
    expect(next('other')).toEqual(['healthcare', 'wards']);
  });

  it('is the first one for an industry that is not in the menu', () => {
    expect(next('space')).toEqual(['healthcare', 'wards']);
  });

  it('is null when all projects are on the page', () => {
    expect(next('logistics', [docks, cash])).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { filterProjects, optionsOf, readFilters } from './project-filters.ts';

const technology = (name: string) => ({ name, slug: name.toLowerCase() });
const projects = [
  { slug: 'a', country: 'Germany', technologies: [technology('React'), technology('Kafka')] },
  { slug: 'b', country: 'Germany', technologies: [technology('Kafka')] },
  { slug: 'c', country: 'Norway', technologies: [technology('React')] },
];
const slugs = (search: string) => filterProjects(projects, readFilters(search, projects)).map(({ slug }) => slug);

it('projects match all chosen filters', () => {
  expect(slugs('')).toEqual(['a', 'b', 'c']);
  expect(slugs('?technology=react')).toEqual(['a', 'c']);
  expect(slugs('?technology=react&country=Germany')).toEqual(['a']);
  expect(slugs('?technology=kafka&country=Norway')).toEqual([]);
});

it('an unknown and an empty value filter nothing', () => {
  expect(slugs('?technology=cobol&country=')).toEqual(['a', 'b', 'c']);
});

it('each option has the number of projects that it would leave', () => {
  const chosen = readFilters('?country=Germany', projects);
  expect(optionsOf('technology', projects, chosen)).toEqual([
    { value: 'kafka', label: 'Kafka', count: 2 },
    { value: 'react', label: 'React', count: 1 },
  ]);
  expect(optionsOf('country', projects, chosen).map(({ label, count }) => [label, count])).toEqual([
    ['Germany', 2],
    ['Norway', 1],
  ]);
});

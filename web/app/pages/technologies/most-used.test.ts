import { expect, it } from 'vitest';
import { countProjects, listMostUsed } from './most-used.ts';

const project = (title: string, ...technologies: string[]) => ({ title, path: `/${title}`, technologies });
const PROJECTS = [
  project('a', 'Go', 'SQL'),
  project('b', 'Go', 'C', 'SQL'),
  project('c', 'Go', 'SQL'),
  project('d', 'SQL'),
  project('e', 'SQL'),
];
const counted = (...names: string[]) =>
  countProjects(
    names.map((name) => ({ name })),
    PROJECTS,
  );

it('counts the projects of a technology', () => {
  expect(counted('Go', 'Zig')).toEqual([
    { name: 'Go', count: 3 },
    { name: 'Zig', count: 0 },
  ]);
});

it('shows those of more than one project, each with projects that no other has named', () => {
  const shown = listMostUsed(counted('Go', 'C', 'SQL', 'Zig', 'Ada', 'Lua', 'R'), PROJECTS);
  expect(shown.map(({ name, projects }) => [name, projects.map(({ title }) => title).join()])).toEqual([
    ['SQL', 'a,b,c'],
    ['Go', 'a,b,c'],
  ]);
  const others = listMostUsed(counted('SQL', 'Go', 'C', 'Zig', 'Ada', 'Lua', 'R'), PROJECTS.toReversed());
  expect(others.map(({ projects }) => projects.map(({ title }) => title).join())).toEqual(['e,d,c', 'b,a,c']);
});

it('shows none of a short list', () => {
  expect(listMostUsed(counted('Go', 'SQL'), PROJECTS)).toEqual([]);
});

import { expect, it } from 'vitest';
import { countProjects, listMostUsed, listUses } from './most-used.ts';

const project = (name: string, ...technologies: string[]) => ({ slug: name, path: `/${name}`, technologies });
const PROJECTS = [
  project('a', 'Go', 'SQL'),
  project('b', 'Go', 'C', 'SQL'),
  project('c', 'Go', 'SQL'),
  project('d', 'SQL'),
  project('e', 'SQL'),
];
const counted = (...names: string[]) =>
  countProjects(
    names.map((name) => ({ name, featuredProject: null })),
    PROJECTS,
  );

it('counts the projects of a technology', () => {
  expect(counted('Go', 'Zig')).toEqual([
    { name: 'Go', featuredProject: null, count: 3 },
    { name: 'Zig', featuredProject: null, count: 0 },
  ]);
});

it('shows those of more than one project, each with the one that names it first and that no other has', () => {
  const shown = listMostUsed(counted('Go', 'C', 'SQL', 'Zig', 'Ada', 'Lua', 'R'), PROJECTS);
  expect(shown.map(({ name, project }) => [name, project?.path])).toEqual([
    ['SQL', '/d'],
    ['Go', '/a'],
  ]);
  const both = [project('a', 'Go', 'SQL'), project('b', 'Go', 'C', 'SQL')];
  const names = ['SQL', 'Go', 'C', 'Zig', 'Ada', 'Lua', 'R'].map((name) => ({ name, featuredProject: null }));
  const others = listMostUsed(countProjects(names, both), both);
  expect(others.map(({ project }) => project?.path)).toEqual(['/a', '/b']);
});

it('shows the project that an editor chose, once', () => {
  const [sql, ...others] = counted('SQL', 'Go', 'C', 'Zig', 'Ada', 'Lua', 'R');
  if (!sql) throw new Error('No SQL');
  const shown = listMostUsed([{ ...sql, featuredProject: { slug: 'a' } }, ...others], PROJECTS);
  expect(shown.map(({ name, project }) => [name, project?.path])).toEqual([
    ['SQL', '/a'],
    ['Go', '/c'],
  ]);
});

it('shows none of a short list', () => {
  expect(listMostUsed(counted('Go', 'SQL'), PROJECTS)).toEqual([]);
});

it('says of each project, oldest first, whether it uses a technology', () => {
  expect(listUses('Go', [project('new', 'Go'), project('old', 'SQL')])).toEqual([false, true]);
});

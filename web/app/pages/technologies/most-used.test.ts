import { expect, it } from 'vitest';
import { countProjects, listMostUsed, listUses, withChosenFirst } from './most-used.ts';

const project = (name: string, ...technologies: string[]) => ({ slug: name, path: `/${name}`, technologies });
const PROJECTS = [
  project('a', 'Go', 'SQL'),
  project('b', 'Go', 'C', 'SQL'),
  project('c', 'Go', 'SQL'),
  project('d', 'SQL'),
  project('e', 'SQL'),
];
const technology = (documentId: string) => ({ documentId, featuredProject: null });
const counted = (...ids: string[]) => countProjects(ids.map(technology), PROJECTS);

it('counts the projects of a technology', () => {
  expect(counted('Go', 'Zig')).toEqual([
    { documentId: 'Go', featuredProject: null, count: 3 },
    { documentId: 'Zig', featuredProject: null, count: 0 },
  ]);
});

it('lists technologies of several projects, each with another project that names it early', () => {
  const shown = listMostUsed(counted('Go', 'C', 'SQL', 'Zig', 'Ada', 'Lua', 'R'), PROJECTS);
  expect(shown.map(({ documentId, project }) => [documentId, project?.path])).toEqual([
    ['SQL', '/d'],
    ['Go', '/a'],
  ]);
  const both = [project('a', 'Go', 'SQL'), project('b', 'Go', 'C', 'SQL')];
  const technologies = ['SQL', 'Go', 'C', 'Zig', 'Ada', 'Lua', 'R'].map(technology);
  const others = listMostUsed(countProjects(technologies, both), both);
  expect(others.map(({ project }) => project?.path)).toEqual(['/a', '/b']);
});

it('prefers the project that an editor chose, and lists it once', () => {
  const [sql, ...others] = counted('SQL', 'Go', 'C', 'Zig', 'Ada', 'Lua', 'R');
  if (!sql) throw new Error('No SQL');
  const shown = listMostUsed([{ ...sql, featuredProject: { slug: 'a' } }, ...others], PROJECTS);
  expect(shown.map(({ documentId, project }) => [documentId, project?.path])).toEqual([
    ['SQL', '/a'],
    ['Go', '/c'],
  ]);
});

it('lists a project that editors chose for two technologies only once', () => {
  const chosen = counted('SQL', 'Go', 'C', 'Zig', 'Ada', 'Lua', 'R').map((technology) => ({
    ...technology,
    featuredProject: { slug: 'a' },
  }));
  expect(listMostUsed(chosen, PROJECTS).map(({ documentId, project }) => [documentId, project?.path])).toEqual([
    ['SQL', '/a'],
    ['Go', '/c'],
  ]);
});

it('lists nothing for a short list', () => {
  expect(listMostUsed(counted('Go', 'SQL'), PROJECTS)).toEqual([]);
});

it('tells for each project, oldest first, whether it uses a technology', () => {
  expect(listUses('Go', [project('new', 'Go'), project('old', 'SQL')])).toEqual([false, true]);
});

it('the projects of a technology begin with the editor’s choice, if it is among them', () => {
  const projects = [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }];
  const order = (chosen: { slug: string } | null) =>
    withChosenFirst(projects, chosen)
      .map(({ slug }) => slug)
      .join('');
  expect([order({ slug: 'b' }), order({ slug: 'x' }), order(null)]).toEqual(['bac', 'abc', 'abc']);
});

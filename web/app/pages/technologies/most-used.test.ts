import { expect, it } from 'vitest';
import { nameProjects } from './name-projects.ts';

const project = (title: string, ...technologies: string[]) => ({ title, path: `/${title}`, technologies });
const named = (names: string[], projects: ReturnType<typeof project>[]) =>
  nameProjects(
    names.map((name) => ({ name })),
    projects,
  ).map(({ name, projects: { count, named } }) => [name, count, named.map(({ title }) => title).join()]);

it('counts the projects of a technology and names the first two', () => {
  expect(named(['Go', 'Zig'], [project('a', 'Go'), project('b', 'Go', 'C'), project('c', 'Go')])).toEqual([
    ['Go', 3, 'a,b'],
    ['Zig', 0, ''],
  ]);
});

import { describe, expect, it } from 'vitest';
import { editDistance, findClosestPaths } from './closest-paths.ts';

const known = [
  '/',
  '/careers',
  '/contact',
  '/company',
  '/projects',
  '/projects/logistics',
  '/projects/energy',
  '/blog',
  '/tech/react',
  '/careers/platform-engineer',
  '/impressum#privacy',
].map((to) => ({ label: to, to }));
const pathsFor = (path: string) => findClosestPaths(path, known).map(({ to }) => to);

describe('findClosestPaths', () => {
  it.each([
    ['/carers', '/careers'],
    ['/project/logistic', '/projects/logistics'],
    ['/Contact', '/contact'],
    ['/tech/reakt', '/tech/react'],
    ['/careers/platform-enginer', '/careers/platform-engineer'],
    ['/about', '/company'],
    ['/Portfollio', '/projects'],
    ['/jobs/platform-engineer', '/careers/platform-engineer'],
    ['/privacy-policy', '/impressum#privacy'],
  ])('suggests for %s: %s', (requested, meant) => {
    expect(pathsFor(requested)[0]).toBe(meant);
  });
  it('suggests the list page of a missing entry', () => {
    expect(pathsFor('/blog/how-we-estimate')[0]).toBe('/blog');
    expect(pathsFor('/careers/captain')).toContain('/careers');
  });
  it('finds nothing for an unrelated path', () => {
    expect(pathsFor('/wp-login.php')).toEqual([]);
    expect(pathsFor('/qqqqqqqq')).toEqual([]);
  });
  it('suggests no page below the requested path', () => {
    expect(pathsFor('/portfolio')).toEqual(['/projects']);
  });
  it('suggests at most three pages', () => {
    const alike = ['/aaaa', '/aaab', '/aaac', '/aaad'].map((to) => ({ label: to, to }));
    expect(findClosestPaths('/aaae', alike)).toEqual(alike.slice(0, 3));
  });
});

it.each([
  ['', '', 0],
  ['kitten', 'sitting', 3],
  ['careers', 'carers', 1],
])('the edit distance of %j and %j is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

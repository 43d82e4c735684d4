import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { queryLimits } from './query-limits.ts';

const app = new Hono().use(queryLimits()).get('*', (c) => c.text('page'));
const statusOf = async (query: string) => (await app.request(`/${query}`)).status;
const repeat = (count: number, part: (index: number) => string) =>
  `?${Array.from({ length: count }, (_, index) => part(index)).join('&')}`;

it.each([
  ['no query', '', 200],
  ['a plain query', '?sort=liked', 200],
  ['broken encoding', '?a=%E0%A4%A', 200],
  ['depth 5', '?a[b][c][d][e][f]=1', 200],
  ['depth 6', '?a[b][c][d][e][f][g]=1', 400],
  ['20 values in a list', repeat(20, () => 'a[]=1'), 200],
  ['21 values in a list', repeat(21, () => 'a[]=1'), 400],
  ['21 values of one key', repeat(21, () => 'a=1'), 400],
  ['an index above the array limit', '?a[20]=1', 400],
  ['1000 parameters', repeat(1000, (index) => `p${index}=1`), 200],
  ['1001 parameters', repeat(1001, (index) => `p${index}=1`), 400],
])('%s', async (_name, query, status) => {
  expect(await statusOf(query)).toBe(status);
});

import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { DEFAULT_OPTIONS, getCachedFormOptions, getFormOptions, labelOf } from './form-options.server.ts';

const delivered = (folder: string): unknown =>
  parse(readFileSync(new URL(`../../../cms/${folder}/form-options.yaml`, import.meta.url), 'utf8'));
const respond = (data: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }));

afterEach(() => vi.restoreAllMocks());

it('the defaults equal the starter’s options; the demo adds its trades', async () => {
  respond(delivered('starter'));
  expect(await getFormOptions()).toEqual(DEFAULT_OPTIONS);
  respond(delivered('content'));
  const { projectTypes, ...rest } = await getFormOptions();
  expect({ ...rest, projectTypes: projectTypes.slice(2) }).toEqual(DEFAULT_OPTIONS);
});

it('options whose labels have the same letters get different keys', async () => {
  const labels = ['< €25,000', '> €25,000', 'Around €25,000'];
  respond({ ...Object(delivered('starter')), budgets: labels.map((label) => ({ label })) });
  const { budgets } = await getFormOptions();
  expect(budgets.map(({ value }) => value)).toEqual(['_25_000', '_25_000_2', 'around_25_000']);
  expect(budgets.map(({ value }) => labelOf(budgets, value))).toEqual(labels);
});

it('come from the CMS, get a missing key from their label, and remain available during an outage', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Away'));
  expect(await getCachedFormOptions()).toEqual(DEFAULT_OPTIONS);
  respond({
    ...Object(delivered('content')),
    project_types: [],
    budgets: [{ label: 'Über 1 Million £', value: null }],
  });
  const { projectTypes, budgets } = await getCachedFormOptions();
  expect([projectTypes, budgets]).toEqual([
    [],
    [{ value: 'über_1_million_', label: 'Über 1 Million £', needsDetails: false }],
  ]);
  expect([labelOf(budgets, 'über_1_million_'), labelOf(budgets, 'not_sure')]).toEqual(['Über 1 Million £', 'not_sure']);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Away'));
  expect((await getFormOptions()).budgets).toEqual(budgets);
});

import { z } from 'zod';
import { findSingle, pageLocale, withFallback } from './client.server.ts';
import { text } from './fields.server.ts';
import { staleIfError } from './stale-if-error.server.ts';

const option = z
  .object({ value: text, label: z.string(), needs_details: z.boolean().nullish() })
  .transform(({ value, label, needs_details }) => ({
    value: value || keyOf(label),
    label,
    /** Visitors who choose this option have to add details. */
    needsDetails: needs_details ?? false,
  }));
const keyOf = (label: string) => label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_');
/** Numbers duplicate keys: the labels “< €25,000” and “> €25,000” would yield the same one. */
const options = z.array(option).transform((listed) => {
  const taken = new Set<string>();
  return listed.map((option) => {
    let { value } = option;
    for (let number = 2; taken.has(value); number++) value = `${option.value}_${number}`;
    taken.add(value);
    return { ...option, value };
  });
});

const formOptions = z
  .object({ project_types: options, budgets: options, referrers: options, platforms: options, stages: options })
  .transform(({ project_types: projectTypes, ...rest }) => ({ projectTypes, ...rest }));

export type FormOption = z.output<typeof option>;
export type FormOptions = z.output<typeof formOptions>;

/** Used until the CMS has responded for the first time. Equal to cms/starter/form-options.yaml. */
export const DEFAULT_OPTIONS: FormOptions = formOptions.parse({
  project_types: [
    { value: 'web_application', label: 'Web application' },
    { value: 'mobile_application', label: 'Mobile application' },
    { value: 'process_automation', label: 'Process automation' },
    { value: 'mvp', label: 'MVP' },
    { value: 'marketplace', label: 'Marketplace' },
    { value: 'product_discovery_workshop', label: 'Product discovery workshop' },
    { value: 'other', label: 'Other', needs_details: true },
  ],
  budgets: [
    { value: 'under_25k', label: 'Under €25,000' },
    { value: '25k_to_75k', label: '€25,000 to €75,000' },
    { value: '75k_to_200k', label: '€75,000 to €200,000' },
    { value: 'over_200k', label: 'Over €200,000' },
    { value: 'not_sure', label: 'Not sure yet' },
  ],
  referrers: [
    { value: 'friend', label: 'A friend or colleague' },
    { value: 'other', label: 'Other', needs_details: true },
  ],
  platforms: [
    { value: 'web', label: 'Web' },
    { value: 'mobile', label: 'Mobile' },
    { value: 'web_and_mobile', label: 'Web and mobile' },
  ],
  stages: [
    { value: 'idea', label: 'Idea on paper' },
    { value: 'prototype', label: 'Prototype that five people have used' },
    { value: 'customer', label: 'First paying customer' },
    { value: 'growing', label: 'Growing' },
  ],
});

async function findFormOptions(): Promise<FormOptions> {
  return (await findSingle('form-options', {}, formOptions)) ?? DEFAULT_OPTIONS;
}

const optionsCache = staleIfError<FormOptions>({ freshMs: 60_000, waitMs: 1000 });

/** The options; may be a minute old, so that no form waits for the CMS. Never fails. */
export const getCachedFormOptions = async (): Promise<FormOptions> =>
  (await optionsCache.get(pageLocale().code, findFormOptions, DEFAULT_OPTIONS)) ?? DEFAULT_OPTIONS;

/** The current options, for the page with the form. Never fails. */
export const getFormOptions = async (): Promise<FormOptions> =>
  (await withFallback('form options', null, findFormOptions)) ?? getCachedFormOptions();

/** The option's label, for the inbox; the submitted key if an editor has removed the option. */
export const labelOf = (options: FormOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

import { z } from 'zod';
import { fillPlaceholders } from './fill-placeholders.ts';

const word = z.string().nullish();
const number = z.number().nullish();

/** Fields of the single type Site that texts may reference, such as `{{engineers}}`. */
export const siteVariables = z.object({
  name: word,
  legal_name: word,
  founded: word,
  engineers: word,
  team_members: word,
  projects_delivered: word,
  reply_hours: number,
  median_reply: word,
  street: word,
  postal_code: word,
  city: word,
  country: word,
  email: word,
  phone: word,
});
export const SITE_VARIABLES = siteVariables.keyof().options;

type SiteVariables = z.output<typeof siteVariables>;

/** Code in Markdown, fenced or between backticks: `{{ name }}` in a template is an example, not a variable. */
const CODE = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n.*?^[ \t>]*\1|(?<!`)(`+)(?!`)(?:(?!\n\s*\n).)*?(?<!`)\2(?!`)/gms;
const VARIABLE = new RegExp(`\\{\\{\\s*(${SITE_VARIABLES.join('|')})\\s*\\}\\}`);

export const usesSiteVariable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('{{') && value.search(VARIABLE) >= 0;
  return typeof value === 'object' && value !== null && Object.values(value).some(usesSiteVariable);
};

/** Fills the variables in all texts of a value, except in code. A variable without a value stays as it is. */
export function fillSiteVariables(value: unknown, siteVariables: SiteVariables): unknown {
  if (typeof value === 'string') return fillOutsideCode(value, siteVariables);
  if (Array.isArray(value)) return value.map((item) => fillSiteVariables(item, siteVariables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillSiteVariables(item, siteVariables)]));
}

function fillOutsideCode(text: string, siteVariables: SiteVariables): string {
  let [filled, end] = ['', 0];
  for (const { 0: code, index } of text.matchAll(CODE)) {
    filled += fillPlaceholders(text.slice(end, index), siteVariables) + code;
    end = index + code.length;
  }
  return filled + fillPlaceholders(text.slice(end), siteVariables);
}

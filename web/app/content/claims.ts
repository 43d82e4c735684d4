import { z } from 'zod';
import { fillIn } from './fill-in.ts';

const word = z.string().nullish();
const number = z.number().nullish();

/** The fields of the single type Site that texts may name, as `{{engineers}}`: what changes is changed once. */
export const claims = z.object({
  name: word,
  legal_name: word,
  founded: number,
  engineers: word,
  team_members: word,
  projects_delivered: word,
  reply_hours: number,
  street: word,
  postal_code: word,
  city: word,
  country: word,
  email: word,
  phone: word,
});
export const CLAIMS = claims.keyof().options;

type Claims = z.output<typeof claims>;

const NAMED = new RegExp(`\\{\\{\\s*(${CLAIMS.join('|')})\\s*\\}\\}`);

/** Whether a text anywhere in an answer of the content system names a claim. */
export const namesClaim = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('{{') && value.search(NAMED) >= 0;
  return typeof value === 'object' && value !== null && Object.values(value).some(namesClaim);
};

/** The answer with each named claim in place of its name. A claim that Site does not make stays as it is written. */
export function fillInClaims(value: unknown, claims: Claims): unknown {
  if (typeof value === 'string') return fillIn(value, claims);
  if (Array.isArray(value)) return value.map((item) => fillInClaims(item, claims));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillInClaims(item, claims)]));
}

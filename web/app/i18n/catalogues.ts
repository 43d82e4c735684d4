import { en } from './en.ts';
import type { Messages } from './messages.ts';

/** All texts of each language, by its code. */
export const CATALOGUES: Readonly<Record<string, Messages>> = { en };

import { en } from './en.ts';
import type { Messages } from './messages.ts';

/**
 * All texts of each language, by its code. Apart from the list of languages, because a page is opened with the few of frame-texts.ts:
 * the catalogue comes with the code that shows more.
 */
export const CATALOGUES: Readonly<Record<string, Messages>> = { en };

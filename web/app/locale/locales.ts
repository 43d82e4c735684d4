import { en } from './en.ts';
import type { Messages } from './messages.ts';

/** A language of the site (specification 3). `code` is the prefix of its addresses. */
export type Locale = { code: string; iso: string; name: string; dir: 'ltr' | 'rtl'; messages: Messages };

export const ENGLISH: Locale = { code: 'en', iso: 'en-US', name: 'English', dir: 'ltr', messages: en };

/** All languages, the default one first. A further one is a catalogue beside en.ts and a line here. */
export const LOCALES: readonly [Locale, ...Locale[]] = [ENGLISH];

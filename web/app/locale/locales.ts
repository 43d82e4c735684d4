import { en } from './en.ts';
import type { Messages } from './messages.ts';

/** A language of the site (specification 3). */
export type Locale = {
  /** The prefix of its addresses, unless it is the default one. */
  code: string;
  /** The language as a BCP 47 tag, for browsers, search engines and plural rules. */
  iso: string;
  /** What the language calls itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  messages: Messages;
  /** The locale in which its pages ask for content; the default language's as long as the content is not translated. */
  contentLocale: string;
};

export const ENGLISH: Locale = {
  code: 'en',
  iso: 'en-US',
  name: 'English',
  dir: 'ltr',
  messages: en,
  contentLocale: 'en',
};

/** All languages, the default one first. A further one is a catalogue beside en.ts and a line here. */
export const LOCALES: readonly [Locale, ...Locale[]] = [ENGLISH];

import { en } from './en.ts';
import type { Messages } from './message-types.ts';

export const CATALOGUES: Readonly<Record<string, Messages>> = { en };

import type { IconifyJSON } from '@iconify/types';
import { icons as lucide } from '@iconify-json/lucide';

/** The icon sets that come with the site, by their prefix. Another one is an `@iconify-json/…` package and a name here. */
export const INSTALLED_SETS: ReadonlyMap<string, IconifyJSON> = new Map([lucide].map((set) => [set.prefix, set]));

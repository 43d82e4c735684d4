import type { IconifyJSON } from '@iconify/types';
import { icons as lucide } from '@iconify-json/lucide';

/** To add a set, install its `@iconify-json/…` package and list it here. */
export const INSTALLED_SETS: ReadonlyMap<string, IconifyJSON> = new Map([lucide].map((set) => [set.prefix, set]));

import type { IconifyJSON } from '@iconify/types';
import { getIconData, iconToSVG } from '@iconify/utils';
import { icons as lucide } from '@iconify-json/lucide';

/** `body` is SVG markup. */
type IconShape = { body: string; viewBox: string };

/** An icon named by an editor: its markup if the set is installed, else its name, which the browser requests. */
type NamedIcon = IconShape | { name: string };

const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*):([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * Finds an icon by a name such as `lucide:ship`. Icons of installed sets are inlined; browsers request others from
 * `/api/icons`. Null for a malformed name and for an icon that an installed set lacks.
 */
export function findIcon(name: string): NamedIcon | null {
  const [, prefix = '', icon = ''] = NAME.exec(name) ?? [];
  if (!prefix) return null;
  const set = INSTALLED_SETS.get(prefix);
  if (!set) return { name };
  if (!Object.hasOwn(set.icons, icon) && !Object.hasOwn(set.aliases ?? {}, icon)) return null;
  const data = getIconData(set, icon);
  if (!data) return null;
  const { body, attributes } = iconToSVG(data);
  return { body, viewBox: attributes.viewBox };
}

/** To add a set, install its `@iconify-json/…` package and list it here. */
export const INSTALLED_SETS: ReadonlyMap<string, IconifyJSON> = new Map([lucide].map((set) => [set.prefix, set]));

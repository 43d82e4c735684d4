import { getIconData, iconToSVG } from '@iconify/utils';
import { INSTALLED_SETS } from './installed-icons.ts';

/** The drawing of an icon, ready for `ui/icon-drawing`. `body` is SVG markup of an installed set. */
type IconShape = { body: string; viewBox: string };

/** An icon that an editor has named: its drawing, or its name when only other hosts may have it. */
type NamedIcon = IconShape | { name: string };

const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*):([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * The icon of that name (`lucide:ship`). One of an installed set comes with the page; of any other set the browser asks for
 * at `/api/icons` (contract, Icons). Null for what is no name, and for a name that its installed set does not have.
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

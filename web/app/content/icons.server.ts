import { icons as lucide } from '@iconify-json/lucide';

/** The drawing of an icon, ready for `ui/icon`. `body` is SVG markup of an installed set. */
export type IconShape = { body: string; width: number; height: number };

/** The sets that editors can name icons from: `lucide:ship`. */
const SETS = { lucide } as const;
const DEFAULT_SIDE = 16;

/** The icon of that name, or null when no installed set has it. Nothing is asked for over the network. */
export function findIcon(name: string): IconShape | null {
  const [prefix = '', icon = ''] = name.split(':');
  if (!isSet(prefix)) return null;
  const set = SETS[prefix];
  const known = (key: string) => Object.hasOwn(set.icons, key);
  const alias = set.aliases && Object.hasOwn(set.aliases, icon) ? set.aliases[icon]?.parent : undefined;
  const drawn = known(icon) ? set.icons[icon] : alias && known(alias) ? set.icons[alias] : undefined;
  if (!drawn) return null;
  return {
    body: drawn.body,
    width: drawn.width ?? set.width ?? DEFAULT_SIDE,
    height: drawn.height ?? set.height ?? DEFAULT_SIDE,
  };
}

const isSet = (prefix: string): prefix is keyof typeof SETS => Object.hasOwn(SETS, prefix);

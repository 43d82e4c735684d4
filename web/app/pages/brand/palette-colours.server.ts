import type { Brand } from '#app/content/pages.server.ts';
import type { Messages } from '#app/i18n/messages.ts';
import { paletteOf } from '#brand/brand.server.ts';
import type { Look } from '#brand/brand.ts';

/** The colours of the site's themes, for a brand page whose entry lists none. */
export function paletteColours(look: Look, { brand: { palette } }: Messages): Brand['colours'] {
  const { light, dark } = paletteOf(look);
  const colours = [
    { ...palette.primary, hex: look.primary, hexInDark: dark.accent },
    { ...palette.accent, hex: look.accent, hexInDark: dark.mark },
    { ...palette.ink, hex: light.ink, hexInDark: dark.ink },
    { ...palette.paper, hex: light.surface, hexInDark: dark.surface },
    { ...palette.red, hex: light.danger, hexInDark: dark.danger },
  ];
  return colours.map((colour) => ({ ...colour, share: null }));
}

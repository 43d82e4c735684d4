import type { Brand } from '#app/content/pages.server.ts';
import type { Messages } from '#app/i18n/messages.ts';
import { paletteOf } from '#brand/brand.server.ts';
import type { Look } from '#brand/brand.ts';

/** What the page shows when the entry lists no colours: those that the site is drawn with. */
export function paletteColours(look: Look, { brand: { palette } }: Messages): Brand['colours'] {
  const { ink, surface, danger } = paletteOf(look).light;
  return [
    { ...palette.primary, hex: look.primary },
    { ...palette.accent, hex: look.accent },
    { ...palette.ink, hex: ink },
    { ...palette.paper, hex: surface },
    { ...palette.red, hex: danger },
  ];
}

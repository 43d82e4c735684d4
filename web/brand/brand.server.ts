import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import spaceGrotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { BrandName } from '#brand-names.ts';
import { env } from '#env.server.ts';
import { log } from '#platform/log.server.ts';
import { type Brand, CORNERS, type Look, TYPEFACES, type TypefaceName } from './brand.ts';
import { northquay } from './northquay/northquay.server.ts';
import { derivePalette, type Palette, type PalettePreview, previewPalette } from './palette.server.ts';
import { plain } from './plain/plain.server.ts';

const BRANDS: Record<BrandName, Brand> = { northquay, plain };
const FONT_URLS: Record<TypefaceName, string> = {
  Besley: besley,
  Archivo: archivo,
  Inter: inter,
  'Space Grotesk': spaceGrotesk,
  'Source Serif 4': sourceSerif,
};
const GENERIC: Record<TypefaceName, string> = {
  Besley: 'Georgia,serif',
  Archivo: 'Arial,sans-serif',
  Inter: 'Arial,sans-serif',
  'Space Grotesk': 'Arial,sans-serif',
  'Source Serif 4': 'Georgia,serif',
};
/** Corner radii in px of controls, of images and panels, and of devices in drawings. */
const RADII: Record<Look['corner'], [control: number, plate: number, device: number]> = {
  sharp: [0, 0, 0],
  small: [2, 3, 10],
  round: [8, 14, 18],
};

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .nullish()
  .catch(null);
/** The fields under Site → Brand. Invalid values, such as options of a later version, become null. */
export const lookFields = z.object({
  primary: colour,
  accent: colour,
  corner: z.enum(CORNERS).nullish().catch(null),
  heading_typeface: z.enum(TYPEFACES).nullish().catch(null),
  text_typeface: z.enum(TYPEFACES).nullish().catch(null),
});

export const brandName = (): BrandName => env().BRAND;
export const brand = (): Brand => BRANDS[brandName()];

/** The look that editors have set. Empty fields fall back to the brand's own values. */
export function lookOf(fields: z.output<typeof lookFields> | null | undefined): Look {
  const defaults = brand();
  return {
    primary: fields?.primary ?? defaults.primary,
    accent: fields?.accent ?? defaults.accent,
    corner: fields?.corner ?? defaults.corner,
    headingTypeface: fields?.heading_typeface ?? defaults.headingTypeface,
    textTypeface: fields?.text_typeface ?? defaults.textTypeface,
  };
}

/** The preview of colours that an editor hasn't saved yet. Invalid ones fall back to the brand's own. */
export function previewOfColours(fields: { primary: string; accent: string }): PalettePreview {
  const { primary, accent } = lookOf(lookFields.parse(fields));
  return previewPalette(derivePalette({ primary, accent, tint: brand().tint }));
}

const palettes = new LRUCache<string, Palette>({ max: 20 });

export function paletteOf({ primary, accent }: Pick<Look, 'primary' | 'accent'>): Palette {
  const key = `${primary} ${accent}`;
  const cached = palettes.get(key);
  if (cached) return cached;
  const palette = derivePalette({ primary, accent, tint: brand().tint });
  palettes.set(key, palette);
  for (const shift of palette.shifts) log.info(shift, 'Lightness of a brand colour shifted for enough contrast');
  return palette;
}

export const fontUrls = ({ headingTypeface, textTypeface }: Look): string[] => [
  ...new Set([FONT_URLS[headingTypeface], FONT_URLS[textTypeface]]),
];

/** The backgrounds of the page, for `theme-color`: browsers colour their toolbars with it. */
export function pageBackgrounds(look: Look): { light: string; dark: string } {
  const { light, dark } = paletteOf(look);
  return { light: light.bg, dark: dark.bg };
}

const LIGHT =
  'color-scheme:light;--on-light:block;--on-dark:none;--device-ring:none;--cover-ring:transparent;--logo-tone:none;';
const DARK = 'color-scheme:dark;--on-light:none;--on-dark:block;';
const DARK_PAGE = `${DARK}--logo-tone:brightness(0) invert(.75);`;

/** The brand's style sheet: colours, corners and typefaces as custom properties for both themes, and the styles of its devices. */
export function brandStyles(look: Look = lookOf(null)): string {
  const { light, dark, bandInLight, bandInDark, fixed } = paletteOf(look);
  const [control, plate, device] = RADII[look.corner];
  const darkPage = `${DARK_PAGE}${declare(dark)}--device-ring:drop-shadow(0 0 1px ${dark['line-strong']});--cover-ring:${dark.ink}24;--sh-panel:0 0 0 1px ${dark.line},0 18px 40px -12px #0009`;
  return [
    `:root{${LIGHT}${declare({ ...light, ...fixed })}--sh-panel:0 1px 0 ${light.ink}0f,0 18px 40px -18px ${light.ink}47;`,
    `--r-control:${control}px;--r-plate:${plate}px;--r-device:${device}px;`,
    `--ff-display:${stack(look.headingTypeface)};--ff-sans:${stack(look.textTypeface)}}`,
    `@media screen{.on-dark{${DARK}${declare(bandInLight)}--line:var(--band-line)}`,
    `:root[data-theme="dark"]{${darkPage}}`,
    `:where(:root[data-theme="dark"]) .on-dark{${declare(bandInDark)}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${darkPage}}:where(:root:not([data-theme])) .on-dark{${declare(bandInDark)}}}`,
    // Secondary text and thin lines become as strong as the others. `:root:root` has a higher specificity than the themes above.
    '@media (prefers-contrast:more){:root:root,.on-dark.on-dark{--ink-2:var(--ink);--line:var(--line-strong)}}',
    `@layer components{${brand().styles}}`,
  ].join('');
}

const declare = (roles: Record<string, string>): string =>
  Object.entries(roles)
    .map(([role, colour]) => `--${role}:${colour};`)
    .join('');
const stack = (name: TypefaceName): string =>
  `"${name} Variable","${name} Fallback","${name} Fallback Android",${GENERIC[name]}`;

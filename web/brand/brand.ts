import type { ComponentType, ReactNode } from 'react';

export const CORNERS = ['sharp', 'small', 'round'] as const;
export const TYPEFACES = ['Besley', 'Archivo', 'Inter', 'Space Grotesk', 'Source Serif 4'] as const;
export type TypefaceName = (typeof TYPEFACES)[number];

/** What editors may change under Site → Brand. */
export type Look = {
  /** `#0d9488`. Links, buttons, dark bands, and by its hue every grey. */
  primary: string;
  /** Highlights, at most one in view. */
  accent: string;
  corner: (typeof CORNERS)[number];
  headingTypeface: TypefaceName;
  textTypeface: TypefaceName;
};

/** What a brand looks like until an editor changes it, and what only code can say. */
export type Brand = Look & {
  /** OKLCH chroma of the greys, in the primary colour's hue. */
  tint: number;
  /** Style sheet of the devices. */
  styles: string;
  /** SVG of a code, a figure for each character. */
  drawArt: ((code: string, columns: number) => string) | null;
  /** SVG on a sharing image that has no picture, 2 wide and 3 high. */
  drawBesideTitle: ((title: string) => string) | null;
};

export type HeroProduct = {
  key: string;
  name: string;
  /** Relative to the others. */
  height: number;
  /** Width by height of the image. */
  ratio: number;
  image: (size: { width: number; sizes: string; eager?: boolean }) => ReactNode;
  /** Drawn over the image, in its proportions. */
  layer: ReactNode;
  link: (content: ReactNode, className: string) => ReactNode;
};
export type ArtProps = { text: string; columns: number; rows: number; className?: string; eager?: boolean };

/** What draws a brand. Null where it draws nothing. */
export type Devices = {
  /** The studio's products below the home page's heading. */
  Hero: ComponentType<{ label: string; products: HeroProduct[] }> | null;
  /** In place of a missing image, in the proportions of `columns` to `rows`. */
  Cover: ComponentType<ArtProps>;
  Ornament: ComponentType<ArtProps> | null;
};

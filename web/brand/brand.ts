import type { ComponentType, ReactNode } from 'react';

export const CORNERS = ['sharp', 'small', 'round'] as const;
export const TYPEFACES = ['Besley', 'Archivo', 'Inter', 'Space Grotesk', 'Source Serif 4'] as const;
export type TypefaceName = (typeof TYPEFACES)[number];

/** What editors may change under Site → Brand. */
export type Look = {
  /** As `#0d9488`. The colour of links, buttons and dark bands. Its hue also tints the greys. */
  primary: string;
  /** As `#ffc83a`. The colour of highlights, of which a window should show one at most. */
  accent: string;
  corner: (typeof CORNERS)[number];
  headingTypeface: TypefaceName;
  textTypeface: TypefaceName;
};

/** The default look of a brand, and what only code can define. */
export type Brand = Look & {
  /** How strongly the primary colour's hue tints the greys, as OKLCH chroma. */
  tint: number;
  /** The style sheet of its devices. */
  styles: string;
  /** Draws a code as SVG, one figure for each character, in `columns`. Null: no art. */
  drawArt: ((code: string, columns: number) => string) | null;
  /** Draws the SVG beside the title of a sharing image without a picture, in proportions of 2 to 3. */
  drawBesideTitle: ((title: string) => string) | null;
};

/** A product in the hero of the home page. */
export type HeroProduct = {
  key: string;
  name: string;
  /** The height relative to the other products. */
  height: number;
  /** Width divided by height of the image. */
  ratio: number;
  image: (size: { width: number; sizes: string; eager?: boolean }) => ReactNode;
  /** Content on top of the image, in its proportions. */
  layer: ReactNode;
  link: (content: ReactNode, className: string) => ReactNode;
};
/** The drawing is derived from `text`, in the proportions of `columns` to `rows`. */
export type ArtProps = { text: string; columns: number; rows: number; className?: string; eager?: boolean };

/** The drawings of a brand. Null for what it doesn't have. */
export type Devices = {
  /** The studio's products, below the heading of the home page. */
  Hero: ComponentType<{ label: string; products: HeroProduct[] }> | null;
  /** Stands in for a missing image. */
  Cover: ComponentType<ArtProps>;
  Ornament: ComponentType<ArtProps> | null;
};

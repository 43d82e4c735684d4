import type { Brand } from '#brand/brand.ts';
import styles from './devices.css?inline';
import { drawFlags } from './draw-flags.server.ts';
import { flagCode } from './flags.tsx';

export const northquay: Brand = {
  primary: '#0d9488',
  accent: '#ffc83a',
  tint: 0.025,
  corner: 'small',
  headingTypeface: 'Besley',
  textTypeface: 'Archivo',
  styles,
  drawArt: drawFlags,
  drawBesideTitle: (title) => drawFlags(flagCode(title, 6), 2),
};

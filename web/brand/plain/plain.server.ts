import type { Brand } from '#brand/brand.ts';
import styles from './devices.css?inline';

export const plain: Brand = {
  primary: '#1c1c1e',
  accent: '#ff6a3d',
  tint: 0.01,
  corner: 'small',
  headingTypeface: 'Inter',
  textTypeface: 'Inter',
  styles,
  drawArt: null,
  drawBesideTitle: null,
};

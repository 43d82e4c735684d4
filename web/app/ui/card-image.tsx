import type { ComponentProps } from 'react';
import { Image } from './image.tsx';

type Props = Pick<ComponentProps<typeof Image>, 'image' | 'className'> & {
  /** The card's share of the row. `small`: on phones, the image is a thumbnail beside the text. */
  fit?: keyof typeof FITS;
  isWide?: boolean;
};

const FITS = {
  half: { width: 704, sizes: '(min-width: 40rem) 46vw, 92vw' },
  third: { width: 432, sizes: '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw' },
  lead: { width: 888, sizes: '(min-width: 64rem) 62vw, (min-width: 40rem) 46vw, 92vw' },
  small: { width: 432, sizes: '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 8rem' },
} as const;

/** The image at the top of a card. */
export const CardImage = ({ image, fit = 'third', isWide = false, className = '' }: Props) => (
  <Image
    image={image}
    {...FITS[fit]}
    className={`mb-5 w-full rounded-plate object-cover ${isWide ? 'aspect-[4/3]' : 'aspect-square'} ${className}`}
  />
);

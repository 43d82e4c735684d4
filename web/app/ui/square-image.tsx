import type { ComponentProps } from 'react';
import { Image } from './image.tsx';

type Props = Pick<ComponentProps<typeof Image>, 'image'> & {
  /** On phones two cards are a row. */
  isHalf?: boolean;
};

/** At the top of a card; three cards are a row. */
export const SquareImage = ({ image, isHalf = false }: Props) => (
  <Image
    image={image}
    width={432}
    sizes={`(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, ${isHalf ? '46vw' : '92vw'}`}
    className="mb-5 aspect-square w-full rounded-plate object-cover"
  />
);

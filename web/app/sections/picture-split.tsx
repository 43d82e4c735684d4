import type { ReactNode } from 'react';
import type { Image as ImageSource } from '#app/content/media.server.ts';
import { Image } from '#app/ui/image.tsx';

type Props = {
  id: string;
  image: ImageSource | null;
  side: 'left' | 'right';
  /** Classes of the whole section, such as its colours. */
  className: string;
  children: ReactNode;
};

/** Text beside a picture that reaches the edge of the window. Below it on tablets, where half the width would cut off too much of it. */
export function PictureSplit({ id, image, side, className, children }: Props) {
  const words = side === 'left' ? 'lg:px-[clamp(2rem,5vw,6rem)]' : 'lg:pe-[clamp(2rem,5vw,6rem)] lg:ps-edge';
  return (
    <section className={`grid grid-cols-1 ${image ? 'lg:grid-cols-2' : ''} ${className}`} aria-labelledby={id}>
      {image && (
        <Image
          image={image}
          width={image.width}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className={`aspect-[4/3] w-full object-cover md:aspect-[3/2] lg:aspect-auto lg:h-full lg:min-h-[clamp(22rem,33.4vw,36rem)] ${side === 'right' ? 'lg:order-last' : ''}`}
        />
      )}
      <div
        className={`grid grid-cols-1 content-center justify-items-start gap-6 *:max-w-full px-gutter py-12 ${words}`}
      >
        {children}
      </div>
    </section>
  );
}

import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Figure } from '#app/content/fields.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { fullSizeOf, Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { isDrawing } from '#platform/image-url.ts';

export function FigureSection({ id, heading, figure, layout }: BlockOf<'figure'> & { id: string }) {
  const { image, narrow, caption } = figure;
  const isFull = layout === 'full' && image;
  return (
    <section
      className={
        isFull
          ? 'section has-[+.terms-of-image]:pb-6 lg:has-[+.terms-of-image]:pb-8 [:is(.band,.bg-accent-soft,.soft-band)+&]:pt-0'
          : 'section wrap'
      }
      {...(heading ? { 'aria-labelledby': id } : {})}
    >
      {heading && (
        <div className={isFull ? 'wrap' : ''}>
          <SectionHead id={id} heading={heading} />
        </div>
      )}
      {isFull ? (
        <figure>
          <Image
            image={image}
            crops={[{ image: narrow, below: 'md', sizes: '100vw' }]}
            width={image.width}
            sizes="100vw"
            className={`${narrow ? '' : 'aspect-[3/2]'} w-full object-cover md:aspect-[2/1]`}
          />
          {caption && (
            <div className="wrap">
              <NoBreak as="figcaption" className="cap" text={caption} />
            </div>
          )}
        </figure>
      ) : (
        <CaptionedImage figure={figure} width={1344} />
      )}
    </section>
  );
}

const NARROW = {
  figure: 'lg:max-xl:grid lg:max-xl:grid-cols-[7fr_5fr] lg:max-xl:items-start lg:max-xl:gap-x-(--gap)',
  image: 'w-full max-xl:w-[clamp(100%,36rem,160%)] max-xl:max-w-none max-xl:flex-none lg:max-xl:w-[144%]',
  sizes: '(width < 45rem) clamp(100vw, 36rem, 160vw), 92vw',
} as const;

/**
 * An image that links to its full-size file, which `ImageDialog` opens. SVG drawings have no link, because they are sharp at any size.
 * Windows below `xl` show the `narrow` crop, if there is one: the whole image would be too small to read. The crop has a background at
 * both sides. Tablets show all of it; phones cut it off, so that the middle five eighths of the width are visible. On small laptops the
 * caption is beside the crop, which would be higher than the window otherwise, and the middle two thirds are visible.
 */
export function CaptionedImage({
  figure: { image, narrow, caption },
  width,
  eager = false,
}: {
  figure: Figure;
  width: number;
  eager?: boolean;
}) {
  const { figure } = useMessages();
  if (!image) return null;
  const shown = (
    <Image
      image={image}
      width={width}
      sizes={`min(${width}px, 92vw)`}
      className={narrow ? NARROW.image : 'w-full'}
      eager={eager}
      crops={[{ image: narrow, below: 'xl', sizes: NARROW.sizes }]}
    />
  );
  return (
    <figure className={narrow && caption ? NARROW.figure : ''}>
      {isDrawing(image) ? (
        shown
      ) : (
        <Link
          to={fullSizeOf(image)}
          className="flex cursor-zoom-in items-start justify-center overflow-hidden rounded-plate"
        >
          <span className="sr-only">{figure.fullSize}</span>
          {shown}
        </Link>
      )}
      {caption && <NoBreak as="figcaption" className={`cap ${narrow ? 'lg:max-xl:mt-0' : ''}`} text={caption} />}
    </figure>
  );
}

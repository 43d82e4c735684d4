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

/** The width of the content on a tablet, in CSS pixels. Images that are never wider, such as those in columns, have no crop for tablets. */
const TABLET_WIDTH = 704;

/**
 * An image that links to its full-size file, which `ImageDialog` opens. SVG drawings have no link, because they are sharp at any size.
 * In windows below `xl` the whole image would be too small to read, so they show the crops, if there are any. Without a crop for
 * tablets, the one for phones is in the middle of a plate.
 */
export function CaptionedImage({
  figure: { image, narrow, tablet, caption },
  width,
  eager = false,
}: {
  figure: Figure;
  width: number;
  eager?: boolean;
}) {
  const { figure } = useMessages();
  if (!image) return null;
  const wider = width > TABLET_WIDTH ? tablet : null;
  const shown = (
    <Image
      image={image}
      width={width}
      sizes={`min(${width}px, 92vw)`}
      className={`w-full ${narrow ? `mx-auto ${wider ? 'max-md:max-w-xl' : 'max-xl:max-w-xl'}` : ''}`}
      eager={eager}
      crops={[
        { image: narrow, below: wider ? 'md' : 'xl', sizes: 'min(36rem, 92vw)' },
        { image: wider, below: 'xl', sizes: '92vw' },
      ]}
    />
  );
  return (
    <figure>
      {isDrawing(image) ? (
        shown
      ) : (
        <Link
          to={fullSizeOf(image)}
          className={`block cursor-zoom-in overflow-hidden rounded-plate ${narrow ? 'bg-plate' : ''}`}
        >
          <span className="sr-only">{figure.fullSize}</span>
          {shown}
        </Link>
      )}
      {caption && <NoBreak as="figcaption" className="cap" text={caption} />}
    </figure>
  );
}

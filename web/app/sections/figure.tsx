import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Figure } from '#app/content/fields.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { fullSizeOf, Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';

export function FigureSection({ id, heading, figure, layout }: BlockOf<'figure'> & { id: string }) {
  const { image, narrow, caption } = figure;
  const isFull = layout === 'full' && image;
  return (
    <section
      className={isFull ? 'section [.bg-accent-soft+&]:pt-0' : 'section wrap'}
      {...(heading ? { 'aria-labelledby': id } : {})}
    >
      {heading && (
        <h2 id={id} className={isFull ? 'wrap mb-8' : 'mb-8'}>
          {heading}
        </h2>
      )}
      {isFull ? (
        <figure>
          <Image
            image={image}
            narrow={narrow && { image: narrow, below: 'md', sizes: '100vw' }}
            width={image.width}
            sizes="100vw"
            className={`${narrow ? 'aspect-[4/5]' : 'aspect-[3/2]'} w-full object-cover md:aspect-[2/1]`}
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

/**
 * Links to the full-size file, which `ImageDialog` opens. On phones and tablets another crop stands in its place: the
 * whole image would be too small to read. Phones show the middle five eighths of its ground.
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
  return (
    <figure>
      <Link to={fullSizeOf(image)} className="block cursor-zoom-in overflow-hidden rounded-plate">
        <span className="sr-only">{figure.fullSize}</span>
        <Image
          image={image}
          width={width}
          sizes={`min(${width}px, 92vw)`}
          className={narrow ? 'w-full max-sm:-ml-[30%] max-sm:w-[160%] max-sm:max-w-none' : 'w-full'}
          eager={eager}
          narrow={narrow && { image: narrow, below: 'xl', sizes: '(width < 40rem) 147vw, 92vw' }}
        />
      </Link>
      {caption && <NoBreak as="figcaption" className="cap" text={caption} />}
    </figure>
  );
}

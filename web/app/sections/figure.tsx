import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Figure } from '#app/content/fields.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { fullSizeOf, Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';

export function FigureSection({ id, heading, figure }: BlockOf<'figure'> & { id: string }) {
  return (
    <section className="section wrap" {...(heading ? { 'aria-labelledby': id } : {})}>
      {heading && (
        <h2 id={id} className="mb-8">
          {heading}
        </h2>
      )}
      <CaptionedImage figure={figure} width={1344} />
    </section>
  );
}

export function FigureRow({ figures }: { figures: Figure[] }) {
  const shown = figures.filter(({ image }) => image);
  if (shown.length === 0) return null;
  return (
    <div className="figure-row">
      {shown.map((figure, index) => (
        <CaptionedImage key={index} figure={figure} width={shown.length === 1 ? 1344 : 704} />
      ))}
    </div>
  );
}

/** Links to the full-size file, for small print. */
export function CaptionedImage({ figure: { image, caption }, width }: { figure: Figure; width: number }) {
  const { figure } = useMessages();
  if (!image) return null;
  return (
    <figure>
      <Link to={fullSizeOf(image)} className="block cursor-zoom-in">
        <span className="sr">{figure.fullSize}</span>
        <Image image={image} width={width} sizes={`min(${width}px, 92vw)`} className="rounded-plate w-full" />
      </Link>
      {caption && (
        <figcaption className="cap">
          <NoBreak text={caption} />
        </figcaption>
      )}
    </figure>
  );
}

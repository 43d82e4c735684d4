import type { BlockOf } from '../content/blocks.server.ts';
import type { Figure } from '../content/shared.server.ts';
import { useMessages } from '../locale/messages';
import { KeptWords } from '../ui/kept-words';
import { Link } from '../ui/link';
import { fullSizeOf, Picture } from '../ui/picture';

/** One picture over the full width, with its caption. */
export function FigureSection({ id, heading, figure }: BlockOf<'figure'> & { id: string }) {
  return (
    <section className="section wrap" {...(heading ? { 'aria-labelledby': id } : {})}>
      {heading && (
        <h2 id={id} className="mb-8">
          {heading}
        </h2>
      )}
      <CaptionedPicture figure={figure} width={1344} />
    </section>
  );
}

/** Pictures of a product: one over the full width, more in rows of two. */
export function FigureRow({ figures }: { figures: Figure[] }) {
  const shown = figures.filter(({ image }) => image);
  if (shown.length === 0) return null;
  return (
    <div className="figure-row">
      {shown.map((figure, at) => (
        <CaptionedPicture key={at} figure={figure} width={shown.length === 1 ? 1344 : 704} />
      ))}
    </div>
  );
}

/** A picture over its caption. It leads to its file, in which what is drawn small can be read. */
export function CaptionedPicture({ figure: { image, caption }, width }: { figure: Figure; width: number }) {
  const { figure } = useMessages();
  if (!image) return null;
  return (
    <figure>
      <Link to={fullSizeOf(image)} className="block cursor-zoom-in">
        <span className="sr">{figure.fullSize}</span>
        <Picture picture={image} width={width} sizes={`min(${width}px, 92vw)`} className="rounded-plate w-full" />
      </Link>
      {caption && (
        <figcaption className="cap">
          <KeptWords text={caption} />
        </figcaption>
      )}
    </figure>
  );
}

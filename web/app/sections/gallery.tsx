import type { BlockOf } from '#app/content/blocks.server.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { CaptionedImage } from './figure.tsx';

export function GallerySection({ id, heading, text, figures }: BlockOf<'gallery'> & { id: string }) {
  // Four make two rows of two.
  const isByThree = figures.length % 3 === 0 || figures.length % 2 === 1;
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <div className={`grid gap-x-[var(--gap)] gap-y-12 sm:grid-cols-2 ${isByThree ? 'lg:grid-cols-3' : ''}`}>
        {figures.map((figure, index) => (
          <CaptionedImage key={index} figure={figure} width={isByThree ? 448 : 704} />
        ))}
      </div>
    </section>
  );
}

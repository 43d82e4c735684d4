import type { BlockOf } from '#app/content/blocks.server.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { CaptionedImage } from './figure.tsx';

export function GallerySection({ id, heading, text, figures }: BlockOf<'gallery'> & { id: string }) {
  // 2, 4 or 8 images fill the rows of two columns, but not of three.
  const hasThreeColumns = figures.length % 3 === 0 || figures.length % 2 === 1;
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <div className={`grid gap-x-[var(--gap)] gap-y-12 sm:grid-cols-2 ${hasThreeColumns ? 'lg:grid-cols-3' : ''}`}>
        {figures.map((figure, index) => (
          <CaptionedImage key={index} figure={figure} width={hasThreeColumns ? 448 : 704} />
        ))}
      </div>
    </section>
  );
}

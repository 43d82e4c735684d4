import type { BlockOf } from '#app/content/blocks.server.ts';
import { MoreLink } from '#app/ui/button.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { CaptionedImage } from './figure.tsx';

export function ImageTextSection({ id, heading, body, figure, side, link }: BlockOf<'image-text'> & { id: string }) {
  return (
    <section className="section wrap columns items-center gap-y-8" aria-labelledby={id}>
      <div className={side === 'left' ? 'md:col-[1/7]' : 'md:order-last md:col-[7/13]'}>
        <CaptionedImage figure={figure} width={704} />
      </div>
      <div className={side === 'left' ? 'md:col-[7/13] lg:col-[8/13]' : 'md:col-[1/7] lg:col-[1/6]'}>
        <h2 id={id} className="mb-4">
          {heading}
        </h2>
        <Prose text={body} />
        {link && (
          <p className="mt-6">
            <MoreLink to={link.url} external arrow>
              {link.label}
            </MoreLink>
          </p>
        )}
      </div>
    </section>
  );
}

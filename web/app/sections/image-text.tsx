import type { BlockOf } from '#app/content/blocks.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { PictureSplit } from './picture-split.tsx';

export function ImageTextSection({ id, heading, body, figure, side, link }: BlockOf<'image-text'> & { id: string }) {
  return (
    <PictureSplit id={id} image={figure.image} side={side} className="band-accent">
      <h2 id={id} className="text-balance">
        {heading}
      </h2>
      <Prose text={body} />
      {link && (
        <ButtonLink to={link.url} external arrow>
          {link.label}
        </ButtonLink>
      )}
      {figure.caption && <p className="small">{figure.caption}</p>}
    </PictureSplit>
  );
}

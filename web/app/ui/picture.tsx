import type { Picture as Source } from '../content/media.server.ts';

type Props = {
  picture: Source;
  /** Width in CSS pixels that the picture has at most. Densities 1 and 2 are offered (specification 9). */
  width: number;
  className?: string;
  /** The first picture of a page: loaded at once and first. */
  eager?: boolean;
  /** Overrides the alternative text; '' for decoration. */
  alt?: string;
  sizes?: string;
};

/** A picture from the content system through `/_ipx`, as webp in two densities, with its place kept free. */
export function Picture({ picture, width, className, eager = false, alt = picture.alt }: Props) {
  const height = Math.round((width * picture.height) / picture.width);
  const isVector = picture.src.endsWith('.svg');
  const at = (density: number) =>
    isVector ? `/_ipx/_/${picture.src}` : `/_ipx/f_webp,w_${Math.min(width * density, picture.width)}/${picture.src}`;
  return (
    <img
      src={at(1)}
      {...(isVector ? {} : { srcSet: `${at(1)} 1x, ${at(2)} 2x` })}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'auto' : 'async'}
      fetchPriority={eager ? 'high' : 'auto'}
    />
  );
}

import type { Image as Source } from '#app/content/media.server.ts';

type Props = {
  image: Source;
  /** Maximum in CSS pixels. Densities 1 and 2 are offered (specification 9). */
  width: number;
  className?: string;
  eager?: boolean;
  /** '' for decorative images. */
  alt?: string;
  /** For fluid widths: offers smaller files for smaller windows. */
  sizes?: string;
};

/** Factors of `width`; 1 and 2 are the two densities. */
const FLUID_STEPS = [0.5, 0.75, 1, 1.5, 2] as const;

/**
 * WebP in two densities through `/_ipx`. The placeholder is the background: no request, no script, and the image covers
 * it.
 */
export function Image({ image, width, className, eager = false, alt = image.alt, sizes }: Props) {
  const height = Math.round((width * image.height) / image.width);
  const { placeholder } = image;
  return (
    <img
      {...sourcesOf(image, width, sizes)}
      alt={alt}
      width={width}
      height={height}
      className={className}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      {...(placeholder ? { style: { background: `url(${placeholder}) 0 0/100% 100%` } } : {})}
    />
  );
}

export const fullSizeOf = (image: Source): string => `/_ipx/_/${sourceOf(image)}`;

const sourceOf = ({ src, version }: Source) => (version ? `${src}?v=${version}` : src);

function sourcesOf(image: Source, width: number, sizes?: string) {
  if (image.src.endsWith('.svg')) return { src: fullSizeOf(image) };
  const pixels = (factor: number) => Math.min(Math.round(width * factor), image.width);
  const at = (factor: number) => `/_ipx/f_webp,w_${pixels(factor)}/${sourceOf(image)}`;
  if (!sizes) return { src: at(1), srcSet: `${at(1)} 1x, ${at(2)} 2x` };
  const steps = FLUID_STEPS.filter((step, at) => at === 0 || pixels(step) > pixels(FLUID_STEPS[at - 1] ?? 0));
  // `sizes` before `srcSet`: Safari starts loading when it reads the latter.
  return { sizes, src: at(1), srcSet: steps.map((step) => `${at(step)} ${pixels(step)}w`).join(', ') };
}

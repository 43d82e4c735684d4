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
  /** Another crop for narrow windows, as wide as the window at most. */
  narrow?: { image: Source; media: string; sizes: string } | null | undefined;
};

/** The widest window that a crop for narrow ones is shown in, in CSS pixels at one density. */
const NARROW_WIDTH = 640;

/** Factors of `width`; 1 and 2 are the two densities. */
const FLUID_STEPS = [0.5, 0.75, 1, 1.5, 2] as const;

/**
 * WebP in two densities through `/_ipx`. The placeholder is the background: no request, no script, and the image covers
 * it.
 */
export function Image({ image, width, className, eager = false, alt = image.alt, sizes, narrow }: Props) {
  const height = Math.round((width * image.height) / image.width);
  const { placeholder, focalPoint } = image;
  const img = (
    <img
      {...sourcesOf(image, width, sizes)}
      alt={alt}
      width={width}
      height={height}
      className={className}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      {...(placeholder || focalPoint
        ? {
            style: {
              ...(placeholder ? { background: `url(${placeholder}) 0 0/100% 100%` } : {}),
              ...(focalPoint ? { objectPosition: focalPoint } : {}),
            },
          }
        : {})}
    />
  );
  if (!narrow) return img;
  const { src, ...sources } = sourcesOf(narrow.image, NARROW_WIDTH, narrow.sizes);
  return (
    <picture className="contents">
      <source media={narrow.media} srcSet={src} {...sources} width={narrow.image.width} height={narrow.image.height} />
      {img}
    </picture>
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

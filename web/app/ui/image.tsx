import type { Image as Source } from '#app/content/media.server.ts';
import { imageUrl, isDrawing } from '#platform/image-url.ts';

type Props = {
  image: Source;
  /** The largest width in CSS pixels. Files for densities 1 and 2 are offered (specification 9). */
  width: number;
  className?: string;
  eager?: boolean;
  /** Defaults to the image's own; '' for decorative images. */
  alt?: string;
  /** The `sizes` attribute, for images whose width depends on the window. Offers more file widths. */
  sizes?: string;
  /** Another crop for windows narrower than the breakpoint `below`. It is at most as wide as the window. */
  narrow?: { image: Source; below: keyof typeof BELOW; sizes: string } | null | undefined;
};

/** The breakpoints of tokens.css. */
const BELOW = {
  sm: { media: '(width < 40rem)', focus: 'max-sm:object-(--narrow-focus)', wideFocus: 'sm:object-(--focus)' },
  md: { media: '(width < 48rem)', focus: 'max-md:object-(--narrow-focus)', wideFocus: 'md:object-(--focus)' },
  xl: { media: '(width < 79rem)', focus: 'max-xl:object-(--narrow-focus)', wideFocus: 'xl:object-(--focus)' },
} as const;

/** The base width of a crop for narrow windows, in CSS pixels: the widest phone. */
const NARROW_WIDTH = 640;

/** File widths as factors of `width`. 1 and 2 are the two densities. 1.25 of `NARROW_WIDTH` is 800, a phone at density 2. */
const FLUID_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/**
 * An image as WebP, resized by `/_ipx`. Its placeholder is a data URL in the background, which the loaded image covers: it needs no
 * request and no script.
 */
export function Image({ image, width, className, eager = false, alt = image.alt, sizes, narrow }: Props) {
  const height = Math.round((width * image.height) / image.width);
  const { placeholder } = image;
  const focus = focusOf(image, narrow);
  const img = (
    <img
      {...sourcesOf(image, width, sizes)}
      alt={alt}
      width={width}
      height={height}
      className={[className, ...focus.classNames].filter(Boolean).join(' ') || undefined}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      {...(placeholder || focus.style
        ? { style: { ...(placeholder ? { background: `url(${placeholder}) 0 0/100% 100%` } : {}), ...focus.style } }
        : {})}
    />
  );
  if (!narrow) return img;
  const { src, ...sources } = sourcesOf(narrow.image, NARROW_WIDTH, narrow.sizes);
  return (
    <picture className="contents">
      <source
        media={BELOW[narrow.below].media}
        srcSet={src}
        {...sources}
        width={narrow.image.width}
        height={narrow.image.height}
      />
      {img}
    </picture>
  );
}

/** Both crops share one `<img>`, so two focal points need custom properties and classes per breakpoint. */
function focusOf({ focalPoint }: Source, narrow: Props['narrow']): { style: object | null; classNames: string[] } {
  if (!narrow) return { style: focalPoint ? { objectPosition: focalPoint } : null, classNames: [] };
  const { focus, wideFocus } = BELOW[narrow.below];
  const narrowPoint = narrow.image.focalPoint;
  return {
    style:
      focalPoint || narrowPoint
        ? {
            ...(focalPoint ? { '--focus': focalPoint } : {}),
            ...(narrowPoint ? { '--narrow-focus': narrowPoint } : {}),
          }
        : null,
    classNames: [...(narrowPoint ? [focus] : []), ...(focalPoint ? [wideFocus] : [])],
  };
}

export const fullSizeOf = (image: Source): string => imageUrl('_', image);

function sourcesOf(image: Source, width: number, sizes?: string) {
  if (isDrawing(image)) return { src: fullSizeOf(image) };
  const pixels = (factor: number) => Math.min(Math.round(width * factor), image.width);
  const urlOf = (factor: number) => imageUrl(`f_webp,w_${pixels(factor)}`, image);
  if (!sizes) return { src: urlOf(1), srcSet: `${urlOf(1)} 1x, ${urlOf(2)} 2x` };
  const steps = FLUID_STEPS.filter((step, index) => index === 0 || pixels(step) > pixels(FLUID_STEPS[index - 1] ?? 0));
  // `sizes` comes before `srcSet`, because Safari starts loading when it reads `srcSet`.
  return { sizes, src: urlOf(1), srcSet: steps.map((step) => `${urlOf(step)} ${pixels(step)}w`).join(', ') };
}

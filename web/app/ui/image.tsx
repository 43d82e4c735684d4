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
  /** Another crop for windows narrower than a breakpoint, as wide as the window at most. */
  narrow?: { image: Source; below: keyof typeof BELOW; sizes: string } | null | undefined;
};

/** Breakpoints of tokens.css. */
const BELOW = {
  sm: { media: '(width < 40rem)', focus: 'max-sm:object-(--narrow-focus)', wideFocus: 'sm:object-(--focus)' },
  md: { media: '(width < 48rem)', focus: 'max-md:object-(--narrow-focus)', wideFocus: 'md:object-(--focus)' },
  xl: { media: '(width < 79rem)', focus: 'max-xl:object-(--narrow-focus)', wideFocus: 'xl:object-(--focus)' },
} as const;

/** The widest window that a crop for narrow ones is shown in, in CSS pixels at one density. */
const NARROW_WIDTH = 640;

/** Factors of `width`; 1 and 2 are the two densities. 1.25 is a phone's window at two densities, for crops of `NARROW_WIDTH`. */
const FLUID_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/**
 * WebP in two densities through `/_ipx`. The placeholder is the background: no request, no script, and the image covers
 * it.
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

/** Two crops share one element, and each has a focal point of its own. */
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

/** Sharp at any size. */
export const isDrawing = ({ src }: Source): boolean => src.endsWith('.svg');

export const fullSizeOf = (image: Source): string => `/_ipx/_/${sourceOf(image)}`;

const sourceOf = ({ src, version }: Source) => (version ? `${src}?v=${version}` : src);

function sourcesOf(image: Source, width: number, sizes?: string) {
  if (isDrawing(image)) return { src: fullSizeOf(image) };
  const pixels = (factor: number) => Math.min(Math.round(width * factor), image.width);
  const at = (factor: number) => `/_ipx/f_webp,w_${pixels(factor)}/${sourceOf(image)}`;
  if (!sizes) return { src: at(1), srcSet: `${at(1)} 1x, ${at(2)} 2x` };
  const steps = FLUID_STEPS.filter((step, index) => index === 0 || pixels(step) > pixels(FLUID_STEPS[index - 1] ?? 0));
  // `sizes` before `srcSet`: Safari starts loading when it reads the latter.
  return { sizes, src: at(1), srcSet: steps.map((step) => `${at(step)} ${pixels(step)}w`).join(', ') };
}

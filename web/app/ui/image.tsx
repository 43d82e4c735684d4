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
  /** Other crops for windows narrower than a breakpoint, the narrowest window first. Those without an image are left out. */
  crops?: Crop<Source | null | undefined>[];
};

type Crop<T = Source> = { image: T; below: keyof typeof BELOW; sizes: string };

/** The breakpoints of tokens.css, and base widths of the crops in CSS pixels: the widest phone, a tablet. */
const BELOW = {
  sm: { media: '(width < 40rem)', width: 640, focus: 'max-sm:object-(--focal-sm)', wideFocus: 'sm:object-(--focal)' },
  md: { media: '(width < 48rem)', width: 640, focus: 'max-md:object-(--focal-md)', wideFocus: 'md:object-(--focal)' },
  xl: { media: '(width < 79rem)', width: 704, focus: 'max-xl:object-(--focal-xl)', wideFocus: 'xl:object-(--focal)' },
} as const;

/** File widths as factors of `width`. 1 and 2 are the two densities. 1.25 of 640 is 800, a phone at density 2. */
const FLUID_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/**
 * An image as WebP, resized by `/_ipx`. Its placeholder is a data URL in the background, which the loaded image covers: it needs no
 * request and no script.
 */
export function Image({ image, width, className, eager = false, alt = image.alt, sizes, crops = [] }: Props) {
  const height = Math.round((width * image.height) / image.width);
  const { placeholder } = image;
  const shown = crops.flatMap((crop) => (crop.image ? { ...crop, image: crop.image } : []));
  const focus = focusOf(image, shown);
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
  if (!shown.length) return img;
  return (
    <picture className="contents">
      {shown.map(({ image, below, sizes }) => {
        const { media, width } = BELOW[below];
        const { src, ...sources } = sourcesOf(image, width, sizes);
        return <source key={below} media={media} srcSet={src} {...sources} width={image.width} height={image.height} />;
      })}
      {img}
    </picture>
  );
}

/** All crops share one `<img>`, so several focal points need custom properties and classes per breakpoint. */
function focusOf({ focalPoint }: Source, crops: Crop[]): { style: object | null; classNames: string[] } {
  const widest = crops.at(-1);
  if (!widest) return { style: focalPoint ? { objectPosition: focalPoint } : null, classNames: [] };
  const points = [
    { property: '--focal', point: focalPoint, className: BELOW[widest.below].wideFocus },
    ...crops.map(({ image, below }) => ({
      property: `--focal-${below}`,
      point: image.focalPoint,
      className: BELOW[below].focus,
    })),
  ].filter(({ point }) => point);
  return {
    style: points.length ? Object.fromEntries(points.map(({ property, point }) => [property, point])) : null,
    classNames: points.map(({ className }) => className),
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

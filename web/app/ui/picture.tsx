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
  /** How wide the picture is where its width follows the window: smaller files are offered for smaller windows. */
  sizes?: string;
};

/** Parts of the full width that are offered when the layout is fluid. 1 and 2 are the two densities. */
const FLUID_STEPS = [0.5, 0.75, 1, 1.5, 2] as const;

/**
 * A picture from the content system through `/_ipx`, as webp in two densities, with its place kept free. Until it has come
 * its placeholder shows in its ground: no request, no script, and the picture covers it.
 */
export function Picture({ picture, width, className, eager = false, alt = picture.alt, sizes }: Props) {
  const height = Math.round((width * picture.height) / picture.width);
  const { placeholder } = picture;
  return (
    <img
      {...sourcesOf(picture, width, sizes)}
      alt={alt}
      width={width}
      height={height}
      className={className}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      {...(placeholder ? { style: { background: `url(${placeholder}) 0 0/100% 100%` } } : {})}
    />
  );
}

/** The address of the picture's file as it was uploaded. */
export const fullSizeOf = (picture: Source): string => `/_ipx/_/${sourceOf(picture)}`;

const sourceOf = ({ src, version }: Source) => (version ? `${src}?v=${version}` : src);

function sourcesOf(picture: Source, width: number, sizes?: string) {
  if (picture.src.endsWith('.svg')) return { src: fullSizeOf(picture) };
  const pixels = (factor: number) => Math.min(Math.round(width * factor), picture.width);
  const at = (factor: number) => `/_ipx/f_webp,w_${pixels(factor)}/${sourceOf(picture)}`;
  if (!sizes) return { src: at(1), srcSet: `${at(1)} 1x, ${at(2)} 2x` };
  const steps = FLUID_STEPS.filter((step, at) => at === 0 || pixels(step) > pixels(FLUID_STEPS[at - 1] ?? 0));
  // `sizes` has to come before `srcSet`: Safari starts loading as soon as it reads the latter.
  return { sizes, src: at(1), srcSet: steps.map((step) => `${at(step)} ${pixels(step)}w`).join(', ') };
}

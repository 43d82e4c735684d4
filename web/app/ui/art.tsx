import type { ArtProps } from '#brand/brand.ts';
import { useDevices } from '#brand/devices.ts';

/** What the brand draws in place of a missing image. Decorative. */
export function Cover(props: ArtProps) {
  const { Cover: BrandCover } = useDevices();
  return <BrandCover {...props} />;
}

/** Renders nothing if the brand has no ornaments. Decorative. */
export function Ornament(props: ArtProps) {
  const { Ornament: BrandOrnament } = useDevices();
  return BrandOrnament && <BrandOrnament {...props} />;
}

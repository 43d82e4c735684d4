import type { ArtProps } from '#brand/brand.ts';
import { useDevices } from '#brand/devices.ts';

/** In place of an image that is missing. Decorative. */
export function Cover(props: ArtProps) {
  const { Cover: Drawn } = useDevices();
  return <Drawn {...props} />;
}

/** Nothing in a brand without ornaments. */
export function Ornament(props: ArtProps) {
  const { Ornament: Drawn } = useDevices();
  return Drawn && <Drawn {...props} />;
}

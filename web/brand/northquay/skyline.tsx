import type { HeroProduct } from '#brand/brand.ts';

/** The height of a product is in units. A unit is `--u` in the styles, at most this many px. */
const UNIT_PX = 11;
const GAP_UNITS = 2.2;
/** How many products a phone shows before the row is scrolled. */
const IN_FIRST_VIEW = 2;
/** How many products are whole in narrower windows. The next one is cut off, in its picture. */
const WHOLE = { tablet: 3, laptop: 4 } as const;

/** The products stand on a quay wall above the water. */
export function Skyline({ label, products }: { label: string; products: HeroProduct[] }) {
  const units = {
    '--units': widthOf(products),
    '--tablet-units': widthOf(products.slice(0, WHOLE.tablet)),
    '--laptop-units': widthOf(products.slice(0, WHOLE.laptop)),
  };
  return (
    <div className="skyline-end relative">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable with the keyboard */}
      <section className="skyline scroll-row" aria-label={label} tabIndex={0}>
        <div
          className="skyline__row md:[--in-view:var(--tablet-units)] lg:[--in-view:var(--laptop-units)] min-[80rem]:[--in-view:var(--units)]"
          style={{ ...units, '--gap-units': GAP_UNITS }}
        >
          <div className="wall" aria-hidden="true" />
          {products.map(({ key, name, height, ratio, image, layer, link }, index) => {
            const units = height * ratio;
            const size = {
              width: Math.round(UNIT_PX * units),
              sizes: `(min-width: 80rem) calc(min(0.6vw, ${UNIT_PX}px) * ${units.toFixed(2)}), (min-width: 48rem) ${Math.round(UNIT_PX * units)}px, calc(clamp(7px, 2.2vw, ${UNIT_PX}px) * ${units.toFixed(2)})`,
            };
            return (
              <div key={key} className="skyline__item" style={{ '--h': height, '--i': index }}>
                {image({ ...size, eager: index < IN_FIRST_VIEW })}
                {layer && <span className="skyline__layer">{layer}</span>}
                {link(
                  <>
                    <b>{index + 1}</b>
                    {name}
                  </>,
                  'skyline__label',
                )}
              </div>
            );
          })}
        </div>
      </section>
    </div>
  );
}

/** In units, with the gaps between the products. */
const widthOf = (products: HeroProduct[]) =>
  products.reduce((units, { height, ratio }) => units + height * ratio + GAP_UNITS, -GAP_UNITS);

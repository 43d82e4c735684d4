import type { HeroProduct } from '#brand/brand.ts';

/** The height of a product is in units: `--u` in the styles, at most `UNIT_PX`. */
const UNIT = 'clamp(8.6px, 0.64vw, 11px)';
const UNIT_PX = 11;
const CARGO_AFTER = 3;
/** Those that a phone shows before it is scrolled. */
const IN_FIRST_VIEW = 2;
const CARGO = ['OK', 'WMS'] as const;

/** Products on the quay wall, with their reflections in the water. */
export function Skyline({ label, products }: { label: string; products: HeroProduct[] }) {
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable with the keyboard */}
      <section className="skyline scroll-row" aria-label={label} tabIndex={0}>
        <div className="skyline__row">
          <div className="wall" aria-hidden="true" />
          {products.map(({ key, name, height, ratio, image, layer, link }, index) => {
            const unitsWide = height * ratio;
            const size = { width: Math.round(UNIT_PX * unitsWide), sizes: `calc(${UNIT} * ${unitsWide.toFixed(2)})` };
            return [
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
                <span className="skyline__reflection" aria-hidden="true">
                  {image(size)}
                </span>
              </div>,
              index === CARGO_AFTER && <Cargo key="cargo" />,
            ];
          })}
        </div>
      </section>
    </div>
  );
}

function Cargo() {
  const stacks = CARGO.map((code) => (
    <img key={code} src={`/art/${code}-1.svg`} alt="" width={60} height={code.length * 60} loading="lazy" />
  ));
  return (
    <div className="cargo" aria-hidden="true">
      {stacks}
      <span className="skyline__reflection cargo__reflection">{stacks}</span>
    </div>
  );
}

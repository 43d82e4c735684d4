import type { Home } from '#app/content/pages.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';

/** The height of a product in the skyline is in units: `--u` in the styles, at most `UNIT_PX`. */
const UNIT = 'clamp(8.6px, 0.64vw, 11px)';
const UNIT_PX = 11;
const CARGO_AFTER = 1;
const CARGO = ['OK', 'WMS'] as const;

export const shownIn = (projects: Home['featuredProjects']) =>
  projects.flatMap(({ label, height, project }) =>
    project?.path && project.cutout ? [{ label, height, path: project.path, cutout: project.cutout }] : [],
  );

export function Skyline({ products }: { products: ReturnType<typeof shownIn> }) {
  const { home } = useMessages();
  return (
    <div className="skyline-wrap">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable with the keyboard */}
      <section className="skyline" aria-label={home.products} tabIndex={0}>
        <div className="skyline__row">
          <div className="wall" aria-hidden="true" />
          {products.map(({ label, height, path, cutout }, index) => {
            const unitsWide = (height * cutout.width) / cutout.height;
            const size = { width: Math.round(UNIT_PX * unitsWide), sizes: `calc(${UNIT} * ${unitsWide.toFixed(2)})` };
            return [
              <div key={path} className="skyline__item" style={{ '--h': height, '--i': index }}>
                <Image image={cutout} {...size} alt="" eager={index === 0} />
                <Link to={path} className="skyline__label">
                  <b>{index + 1}</b>
                  {label}
                </Link>
                <span className="skyline__reflection" aria-hidden="true">
                  <Image image={cutout} {...size} alt="" />
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
    <img key={code} src={`/flags/${code}-1.svg`} alt="" width={60} height={code.length * 60} loading="lazy" />
  ));
  return (
    <div className="cargo" aria-hidden="true">
      {stacks}
      <span className="skyline__reflection cargo__reflection">{stacks}</span>
    </div>
  );
}

import type { ArtProps, Devices, HeroProduct } from '#brand/brand.ts';

const SIDE = 60;
const CARD_HEIGHT = 192;

/** Initials of the text: as many as `columns` if there is one row, otherwise the first one, large. */
function Initials({ text, columns, rows, className = '' }: ArtProps) {
  const isSmall = rows === 1;
  const [width, height] = isSmall ? [SIDE, SIDE] : [columns * SIDE, rows * SIDE];
  const initials = text
    .split(/\s+/)
    .map(([first = '']) => first.toUpperCase())
    .slice(0, isSmall ? columns : 1)
    .join('');
  const place = isSmall
    ? { x: SIDE / 2, y: 38, fontSize: 22 }
    : { x: width * 0.06, y: height * 0.92, fontSize: height * 0.6 };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`art ${isSmall ? 'art--small ' : ''}${className}`}
      aria-hidden="true"
    >
      <rect width={width} height={height} />
      <text {...place}>{initials}</text>
    </svg>
  );
}

/** A row of cards that scrolls if it doesn't fit. */
function Products({ label, products }: { label: string; products: HeroProduct[] }) {
  return (
    <section
      className="scroll-row wrap overflow-x-auto py-[clamp(2rem,1.4rem+2.4vw,4rem)]"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable with the keyboard
      tabIndex={0}
    >
      <ul className="grid auto-cols-[minmax(12rem,1fr)] grid-flow-col gap-x-[var(--gap)]">
        {products.map(({ key, name, ratio, image, link }) => (
          <li key={key} className="relative grid grid-rows-[15rem_auto] gap-4">
            <span className="grid place-items-center rounded-plate bg-plate p-6 [&_img]:h-48 [&_img]:w-full [&_img]:object-contain">
              {image({ width: Math.round(CARD_HEIGHT * ratio), sizes: '12rem' })}
            </span>
            {link(name, 'font-semibold')}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const plainDevices: Devices = { Hero: Products, Cover: Initials, Ornament: null };

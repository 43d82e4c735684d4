import type { ArtProps, Devices } from '#brand/brand.ts';

const SIDE = 60;

/** Letters of the text: two in place of a face, one in place of a picture. */
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

export const plainDevices: Devices = { Hero: null, Cover: Initials, Ornament: null };

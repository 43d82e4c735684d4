const YEAR_WEEKS = 52;
const WIDTH = 240;

/**
 * A bar above a ruler of one year, in weeks: solid up to the minimum, paler up to the maximum. Without a maximum it ends in an
 * arrow. Decorative.
 */
export function DurationBar({ from, to }: { from: number; to: number | null }) {
  const x = (weeks: number) => (Math.min(weeks, YEAR_WEEKS) / YEAR_WEEKS) * WIDTH;
  const months = Array.from({ length: 13 }, (_, month) => (month * WIDTH) / 12);
  return (
    <svg viewBox={`0 0 ${WIDTH} 32`} preserveAspectRatio="none" aria-hidden="true" className="mb-1 block h-8 w-full">
      <path
        d={months.map((left, month) => `M${left} ${month % 3 ? 26 : 22}V32`).join('')}
        stroke="var(--line-strong)"
        vectorEffect="non-scaling-stroke"
      />
      <path d="M0 31.5H240" stroke="var(--line-strong)" vectorEffect="non-scaling-stroke" />
      {to === null ? (
        <path d={`M${x(from)} 0H226l14 9-14 9H${x(from)}z`} fill="var(--accent)" opacity=".35" />
      ) : (
        <path d={`M${x(from)} 0H${x(to)}v18H${x(from)}z`} fill="var(--accent)" opacity=".35" />
      )}
      <path d={`M0 0H${x(from)}v18H0z`} fill="var(--accent)" />
    </svg>
  );
}

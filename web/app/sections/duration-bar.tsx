const YEAR_WEEKS = 52;
const WIDTH = 240;

/** A year as a ruler: the minimum filled, up to the maximum paler, an open end as an arrow. Decorative. */
export function DurationBar({ from, to }: { from: number; to: number | null }) {
  const x = (weeks: number) => (Math.min(weeks, YEAR_WEEKS) / YEAR_WEEKS) * WIDTH;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 18`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mb-1.5 h-[1.125rem] w-full max-w-60"
    >
      <path d="M0 17.5h240M.5 12v6M60 14v4M120 14v4M180 14v4M239.5 12v6" stroke="var(--line-strong)" />
      <path d={`M0 2h${x(from)}v9H0z`} fill="var(--accent)" />
      {to === null ? (
        <path d={`M${x(from)} 2H228l12 4.5-12 4.5H${x(from)}z`} fill="var(--accent)" opacity=".35" />
      ) : (
        <path d={`M${x(from)} 2H${x(to)}v9H${x(from)}z`} fill="var(--accent)" opacity=".35" />
      )}
    </svg>
  );
}

import { useRef } from 'react';
import { Link } from './link.tsx';
import { useCurrentInView } from './use-current-in-view.ts';

type Entry = { to: string; name: string; count: number; countText: string };

/** A line is drawn under the chosen entry. The row scrolls where its entries don’t fit. */
export function FilterRow({
  label,
  entries,
  chosen,
  currentAs,
  className = '',
}: {
  label: string;
  entries: Entry[];
  chosen: Entry | undefined;
  currentAs: 'page' | 'true';
  className?: string;
}) {
  const row = useRef<HTMLElement>(null);
  useCurrentInView(row, chosen?.to);
  return (
    <nav
      ref={row}
      aria-label={label}
      className={`filters relative mb-[clamp(1.75rem,1.2rem+1.6vw,3rem)] flex gap-x-4 overflow-x-auto border-b border-line md:max-lg:gap-x-4 md:max-lg:text-[0.9375rem] lg:gap-x-6 ${className}`}
    >
      {entries.map((entry) => (
        <Link
          key={entry.to}
          to={entry.to}
          className="pt-3 font-medium whitespace-nowrap text-ink-2 no-underline hover:text-ink hover:no-underline aria-[current]:text-ink"
          {...(entry === chosen && { 'aria-current': currentAs })}
        >
          <span className="filters__name inline-flex gap-x-[0.2rem] pb-3">
            {entry.name}
            <sup
              aria-hidden="true"
              className="top-0 mt-[0.3rem] align-baseline text-[0.75rem] leading-none tabular-nums"
            >
              {entry.count}
            </sup>
          </span>
          <span className="sr-only">{entry.countText}</span>
        </Link>
      ))}
    </nav>
  );
}

import type { ReactNode } from 'react';

/** The filter of a list. Further actions end its row, or have a row below it on small screens. */
export function ListBar({ filter, children }: { filter: ReactNode; children: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      {filter}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 lg:gap-x-6 max-lg:-mt-3 max-lg:pb-6 lg:mb-[clamp(1.75rem,1.2rem+1.6vw,3rem)] lg:border-b lg:border-line lg:pb-1.5 lg:pl-6">
        {children}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';

type Props = { beside: ReactNode; besideClass: string; children: ReactNode };

/** The top of a page: words, and beside them something that reaches the window's edge. */
export function SplitHead({ beside, besideClass, children }: Props) {
  return (
    <div className="wrap grid gap-x-[var(--gap)] gap-y-10 lg:grid-cols-[minmax(0,11fr)_minmax(0,13fr)]">
      <div className="grid content-center gap-7 pt-6 lg:py-16">{children}</div>
      <div
        className={`-mx-gutter lg:mr-[calc(-1*max(var(--gutter),(100vw-var(--container))/2+var(--gutter)))] lg:ml-0 ${besideClass}`}
      >
        {beside}
      </div>
    </div>
  );
}

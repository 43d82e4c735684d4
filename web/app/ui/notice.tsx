import type { ReactNode } from 'react';

/** A short message about what has just happened; `tone` says whether it went well. */
export function Notice({ tone, title, children }: { tone: 'done' | 'problem'; title?: string; children: ReactNode }) {
  return (
    <div className={`notice notice--${tone} full`}>
      {title && <p className="notice__title">{title}</p>}
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

export function Sample({ name, onWater = false, children }: { name: string; onWater?: boolean; children: ReactNode }) {
  return (
    <div className="guide-sample">
      <h3 className="h4">{name}</h3>
      {children}
      {onWater && <div className="on-water guide-water">{children}</div>}
    </div>
  );
}

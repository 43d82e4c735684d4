import type { ReactNode } from 'react';

export function Sample({ name, onDark = false, children }: { name: string; onDark?: boolean; children: ReactNode }) {
  return (
    <div className="guide-sample">
      <h3 className="h4">{name}</h3>
      {children}
      {onDark && <div className="on-dark guide-dark">{children}</div>}
    </div>
  );
}

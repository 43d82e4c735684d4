import type { ReactNode } from 'react';

export function Split({
  id,
  heading,
  text,
  children,
}: {
  id: string;
  heading: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section className="section wrap columns gap-y-8" aria-labelledby={id}>
      <div className="c-1-4 stay">
        <h2 id={id}>{heading}</h2>
        {text && <p className="muted mt-4">{text}</p>}
      </div>
      <div className="c-6-12">{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';

type Props = { id: string; heading: string; text: string; children: ReactNode };

/** The heading stays in view beside what it introduces. */
export function SplitSection({ id, heading, text, children }: Props) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <div className="rule grid gap-x-[var(--gap)] gap-y-8 pt-5 lg:grid-cols-12 lg:pt-8">
        <div className="stay lg:col-span-4">
          <h2 id={id}>{heading}</h2>
          {text && <p className="muted mt-4">{text}</p>}
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-6">{children}</div>
      </div>
    </section>
  );
}

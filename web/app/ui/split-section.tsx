import type { ReactNode } from 'react';

type Props = {
  id: string;
  heading: string;
  text: string;
  /** Shown below the heading, on phones and tablets at the end. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Heading at the left, content at the right. The heading, or `aside` if there is one, is sticky. */
export function SplitSection({ id, heading, text, aside, children }: Props) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <div
        className={`rule grid gap-x-[var(--gap)] gap-y-8 pt-5 lg:grid-cols-12 lg:items-baseline ${aside ? 'lg:grid-rows-[auto_1fr]' : ''}`}
      >
        <div className={`lg:col-span-4 ${aside ? '' : 'stay lg:self-baseline'}`}>
          <h2 id={id}>{heading}</h2>
          {text && <p className="muted mt-intro">{text}</p>}
        </div>
        <div className={`min-w-0 lg:col-span-7 lg:col-start-6 ${aside ? 'lg:row-span-2' : ''}`}>{children}</div>
        {aside && <div className="stay lg:col-span-4 lg:row-start-2">{aside}</div>}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

type Item = { question: string; anchor?: string; answer: ReactNode };

/** Questions that expand their answers. The first one is open. */
export function Accordion({ items }: { items: Item[] }) {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  // On a full page load, the browser itself opens the item that the fragment points to; on client-side navigation React does.
  const isTarget = (anchor?: string) => isHydrated && anchor !== undefined && hash === `#${anchor}`;
  return (
    <div className="faq border-b border-line">
      {items.map(({ question, anchor, answer }, index) => (
        <details
          className="border-t border-line first:border-t-0"
          key={question}
          open={index === 0 || isTarget(anchor)}
        >
          <summary className="grid cursor-pointer list-none grid-cols-[1fr_1.5rem] items-center gap-4 py-4 font-display text-[1.375rem]/[1.25] font-medium tracking-[-0.012em] text-balance lg:py-5 hover:text-accent-text [&::-webkit-details-marker]:hidden">
            {question}
          </summary>
          <div id={anchor} className="max-w-[42rem] scroll-mt-24 pb-[1.375rem] text-ink-2 min-[30rem]:pr-10">
            {answer}
          </div>
        </details>
      ))}
    </div>
  );
}

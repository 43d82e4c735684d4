import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

type Item = { question: string; anchor?: string; answer: ReactNode };

export function Accordion({ items, opensFirst = false }: { items: Item[]; opensFirst?: boolean }) {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  // On a full page load, browsers open the item that the fragment points to.
  const isTarget = (anchor?: string) => isHydrated && anchor !== undefined && hash === `#${anchor}`;
  return (
    <div className="faq border-b border-line">
      {items.map(({ question, anchor, answer }, index) => (
        <details
          className="border-t border-line first:border-t-0"
          key={question}
          open={(opensFirst && index === 0) || isTarget(anchor)}
        >
          <summary className="grid cursor-pointer list-none grid-cols-[1fr_1.5rem] items-center gap-4 py-[1.125rem] text-[1.125rem] leading-[1.35] font-semibold tracking-[-0.006em] text-balance hover:text-accent-text [&::-webkit-details-marker]:hidden">
            {question}
          </summary>
          <div id={anchor} className="max-w-[42rem] scroll-mt-24 pr-10 pb-[1.375rem] text-ink-2">
            {answer}
          </div>
        </details>
      ))}
    </div>
  );
}

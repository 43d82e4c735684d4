import { useEffect, useRef, useState } from 'react';
import type { Heading } from '#app/content/markdown.server.ts';
import { Icon } from './icon.tsx';

/** The current heading is the last one above this line, a share of the window's height. */
const READING_LINE = 0.2;
const UNBOUNDED_PX = 1_000_000;

export function ContentsList({ label, headings }: { label: string; headings: Heading[] }) {
  const current = useCurrentHeading(headings);
  const nav = useRef<HTMLElement>(null);

  // A long list has a scrollbar of its own. Scroll it to keep the current section in view.
  useEffect(() => {
    const list = nav.current;
    const link = current ? list?.querySelector<HTMLElement>('[aria-current]') : null;
    if (!list || !link) return;
    const { top, bottom } = list.getBoundingClientRect();
    const box = link.getBoundingClientRect();
    if (box.top < top || box.bottom > bottom) list.scrollTop += box.top - top - list.clientHeight / 2;
  }, [current]);

  const list = (layout: keyof typeof LAYOUTS) => {
    const { list, link, top, sub } = LAYOUTS[layout];
    const linkTo = ({ id, text }: Heading, level: string) => (
      <a
        href={`#${id}`}
        aria-current={id === current ? 'location' : undefined}
        className={`block leading-[1.4] no-underline ${link} ${level}`}
      >
        {text}
      </a>
    );
    return (
      <ol className={list}>
        {nestHeadings(headings).map(({ heading, below }) => (
          <li key={heading.id}>
            {linkTo(heading, top)}
            {below.length > 0 && (
              <ol>
                {below.map((heading) => (
                  <li key={heading.id}>{linkTo(heading, `text-ink-2 hover:text-accent-text ${sub}`)}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    );
  };
  return (
    <>
      {/* -ml and pl leave space for the line of the current link and for the focus ring, which overflow would cut off. */}
      <nav
        ref={nav}
        className="stay no-print -ml-0.5 max-w-[20rem] overscroll-contain pl-0.5 [scrollbar-color:var(--line)_transparent] [scrollbar-width:thin] max-lg:hidden lg:max-h-[calc(100dvh-var(--header-h)-4rem)] lg:overflow-y-auto"
        aria-label={label}
      >
        <p className="mb-2 text-sm leading-[1.4] font-medium text-ink-2">{label}</p>
        {list('beside')}
      </nav>
      <details className="group no-print border-y border-line lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {label}
          <Icon name="chevron" className="w-4 group-open:rotate-180" />
        </summary>
        <nav className="pb-3" aria-label={label}>
          {list('folded')}
        </nav>
      </details>
    </>
  );
}

const LAYOUTS = {
  beside: {
    list: 'border-l-2 border-line',
    link: '-ml-0.5 border-l-2 border-transparent py-1.5 pr-2 text-sm hover:border-line-strong aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink',
    top: 'pl-4',
    sub: 'pl-8',
  },
  folded: { list: '', link: 'py-[0.4375rem]', top: '', sub: 'pl-5 text-sm' },
};

function useCurrentHeading(headings: Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = headings.map(({ id }) => id).join(' ');
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        setCurrent((elements.findLast((element) => reached.has(element)) ?? elements[0])?.id ?? null);
      },
      // Everything above the line counts as visible, so that a jump over several sections is noticed, too.
      { rootMargin: `${UNBOUNDED_PX}px 0px -${(1 - READING_LINE) * 100}% 0px` },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

type Section = { heading: Heading; below: Heading[] };

/** Nests each h3 under the h2 before it. An h3 before the first h2 stays at the top level. */
export function nestHeadings(headings: Heading[]): Section[] {
  const sections: Section[] = [];
  for (const heading of headings) {
    const last = sections.at(-1);
    if (heading.level === 3 && last) last.below.push(heading);
    else sections.push({ heading, below: [] });
  }
  return sections;
}

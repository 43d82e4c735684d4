import { useEffect, useRef, useState } from 'react';
import type { Heading } from '#app/content/markdown.server.ts';

/** Share of the window's height. */
const READING_LINE = 0.2;
const FAR_AWAY_PX = 1_000_000;

type Props = {
  label: string;
  headings: Heading[];
  /** Includes h3. */
  deep?: boolean;
};

export function ContentsList({ label, headings, deep = false }: Props) {
  const shown = deep ? headings : headings.filter(({ level }) => level === 2);
  const current = useCurrentHeading(shown);
  const nav = useRef<HTMLElement>(null);

  // A long list scrolls by itself, and the current section has to stay in view.
  useEffect(() => {
    const list = nav.current;
    const link = current ? list?.querySelector<HTMLElement>('[aria-current]') : null;
    if (!list || !link) return;
    const { top, bottom } = list.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    if (place.top < top || place.bottom > bottom) list.scrollTop += place.top - top - list.clientHeight / 2;
  }, [current]);

  const link = ({ id, text }: Heading) => (
    <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
      {text}
    </a>
  );
  const list = (
    <ol>
      {nestHeadings(shown).map(({ heading, below }) => (
        <li key={heading.id}>
          {link(heading)}
          {below.length > 0 && (
            <ol>
              {below.map((sub) => (
                <li key={sub.id}>{link(sub)}</li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav ref={nav} className="toc stay" aria-label={label}>
        <p className="toc__label">{label}</p>
        {list}
      </nav>
      <details className="toc-fold">
        <summary>{label}</summary>
        <nav className="toc-fold__list" aria-label={label}>
          {list}
        </nav>
      </details>
    </>
  );
}

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
      // Everything above the line counts as visible, so that a jump across sections is noticed.
      { rootMargin: `${FAR_AWAY_PX}px 0px -${(1 - READING_LINE) * 100}% 0px` },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

type Section = { heading: Heading; below: Heading[] };

/** Nests h3 under the preceding h2; an h3 without one stays at the top level. */
export function nestHeadings(headings: Heading[]): Section[] {
  const sections: Section[] = [];
  for (const heading of headings) {
    const last = sections.at(-1);
    if (heading.level === 3 && last) last.below.push(heading);
    else sections.push({ heading, below: [] });
  }
  return sections;
}

import type { Heading } from '#app/content/markdown.server.ts';

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

import type { Heading } from '../content/markdown.server.ts';

type Section = { heading: Heading; below: Heading[] };

/** Headings of the third level under the one of the second that they follow. One that follows none stands for itself. */
export function nestHeadings(headings: Heading[]): Section[] {
  const sections: Section[] = [];
  for (const heading of headings) {
    const last = sections.at(-1);
    if (heading.level === 3 && last) last.below.push(heading);
    else sections.push({ heading, below: [] });
  }
  return sections;
}

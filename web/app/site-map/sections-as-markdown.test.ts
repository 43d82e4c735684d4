import { expect, it } from 'vitest';
import { sectionsAsMarkdown } from './sections-as-markdown.ts';

it('headings, texts, items and questions of sections become Markdown', () => {
  const markdown = sectionsAsMarkdown([
    { __component: 'sections.prose', id: 1, heading: 'Why', text: 'A reason.', body: 'See [here](/company).' },
    {
      __component: 'sections.stages',
      heading: 'When',
      text: null,
      stages: [{ id: 3, period: 'Week 1', title: 'Keys', text: 'Accounts and a walk.', weeks: 1 }],
    },
    {
      __component: 'sections.highlights',
      heading: 'How much',
      items: [{ value: '28', unit: '%', label: 'less walking' }],
    },
    { __component: 'sections.faq', heading: 'Questions', questions: [{ question: 'Who?', answer: 'We.' }] },
    { __component: 'sections.projects', heading: 'Where', projects: [{ title: 'Dock board', lead: 'Six docks' }] },
  ]);
  expect(markdown).toBe(`## Why

A reason.

See [here](/company).

## When

- **Week 1, Keys**: Accounts and a walk.

## How much

- 28 % less walking

## Questions

### Who?

We.

## Where

- Dock board`);
});

it('a section of a kind that nobody has thought of is read as well, an empty one is left out', () => {
  expect(sectionsAsMarkdown([{ heading: 'New', things: [{ title: 'One', text: 'Two.' }] }, { heading: null }])).toBe(
    '## New\n\n- **One**: Two.',
  );
});

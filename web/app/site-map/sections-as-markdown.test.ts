import { afterEach, expect, it, vi } from 'vitest';
import { rawSections } from './describe-page.server.ts';
import { sectionsAsMarkdown } from './sections-as-markdown.ts';

afterEach(() => vi.unstubAllGlobals());

it('a comparison has a column for each service', () => {
  const service = {
    name: 'Workshop',
    path: '/workshop',
    image: null,
    goodWhen: 'early',
    whoSteers: 'you',
    runsFor: '2 weeks',
    weeksMin: 2,
    weeksMax: 2,
    price: '€19,500',
    pricedBy: 'fixed | paid once',
    youEndWith: 'a plan',
  };
  const markdown = sectionsAsMarkdown(
    [{ __component: 'sections.compare', heading: 'Two ways' }],
    [service, { ...service, name: 'Team', path: null }],
  );
  expect(markdown).toMatch(/^## Two ways\n\n\| .+ \| \[Workshop\]\(\/workshop\) \| Team \|\n\| --- \| --- \| --- \|\n/);
  expect(markdown).toContain('| €19,500, fixed \\| paid once | €19,500, fixed \\| paid once |');
});

it('both sides of an offer have their headings', () => {
  const section = {
    __component: 'sections.fit',
    heading: 'Worth it?',
    fits_heading: 'It pays when',
    fits: [{ term: 'You grow', text: 'Twice a year.' }],
    misfits_heading: 'It does not when',
    misfits: [{ term: 'You are small', text: 'Below ten.' }],
    verdict: 'Mostly between the two.',
  };
  expect(sectionsAsMarkdown([section])).toBe(`## Worth it?

It pays when

- **You grow**: Twice a year.

It does not when

- **You are small**: Below ten.

Mostly between the two.`);
});

it('headings, texts, items and questions of sections become Markdown', () => {
  const markdown = sectionsAsMarkdown([
    { __component: 'sections.prose', id: 1, heading: 'Why', text: 'A reason.', body: 'See [here](/company).' },
    {
      __component: 'sections.stages',
      heading: 'When',
      text: null,
      stages: [
        { id: 3, period: 'Week 1', title: 'Keys', price: 'From €9,000', text: 'Accounts and a walk.', weeks: 1 },
      ],
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

- **Week 1, Keys**: From €9,000 Accounts and a walk.

## How much

- 28% less walking

## Questions

### Who?

We.

## Where

- Dock board`);
});

it('captions of images are included', () => {
  const figures = [{ caption: 'The hall' }, { caption: null }];
  expect(sectionsAsMarkdown([{ heading: 'Gallery', figures }])).toBe('## Gallery\n\n- The hall');
});

it('a section of an unknown kind is included, an empty one is left out', () => {
  expect(sectionsAsMarkdown([{ heading: 'New', things: [{ title: 'One', text: 'Two.' }] }, { heading: null }])).toBe(
    '## New\n\n- **One**: Two.',
  );
});

it('only upcoming dates are included, in the office’s time zone', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: null }, { status: 404 }));
  const date = { ends_at: '2099-03-13T16:00:00.000Z', place: 'On your floor', places_left: null };
  const dates = [
    { ...date, starts_at: '2019-03-04T08:00:00.000Z' },
    { ...date, starts_at: '2099-03-01T23:00:00.000Z', places_left: 'Two left' },
  ];
  const sections = await rawSections.parseAsync([{ __component: 'sections.dates', heading: 'Dates', dates }]);
  expect(sectionsAsMarkdown(sections)).toBe('## Dates\n\n- **2–13 March 2099**: On your floor, Two left');
});

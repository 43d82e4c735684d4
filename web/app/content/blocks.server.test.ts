import { afterEach, expect, it, vi } from 'vitest';
import { besideForm, blocks, onPage } from './blocks.server.ts';

afterEach(() => vi.unstubAllGlobals());

it('a partners section without a selection shows all partners in their order', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(new URL(address).pathname);
    return Response.json({ data: [{ name: 'Brightwick' }, { name: 'Ostbank' }], meta: { pagination: { total: 2 } } });
  });
  const section = { __component: 'sections.partners', heading: 'Partners' };
  const [all, one] = await blocks.parseAsync([
    { ...section, partners: [] },
    { ...section, partners: [{ name: 'Plover' }] },
  ]);
  expect(all).toMatchObject({ partners: [{ name: 'Brightwick' }, { name: 'Ostbank' }] });
  expect(one).toMatchObject({ partners: [{ name: 'Plover' }] });
  expect(requested).toEqual(['/api/partners']);
});

it('a section that only shows reviews requests no projects', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(new URL(address).pathname);
    return Response.json({ data: { name: 'Plover', reviews: [] } });
  });
  await blocks.parseAsync([
    { __component: 'sections.testimonials', heading: 'Reviews', testimonials: [], reviews: true },
  ]);
  expect(requested).toEqual(['/api/site']);
});

it('a quote belongs to the project that it names, or else to the project whose page shows it', async () => {
  const industries = [{ name: 'Logistics', slug: 'logistics' }];
  const project = { documentId: 'hall', slug: 'frozen-hall', title: 'A frozen hall', industries, key_highlights: [] };
  vi.stubGlobal('fetch', async () =>
    Response.json({
      data: [
        { ...project, testimonial: { documentId: 'ada' } },
        { ...project, documentId: 'gate', slug: 'gate', title: 'A gate', testimonial: null },
      ],
      meta: { pagination: { total: 2 } },
    }),
  );
  const quote = { author_name: 'Ada', author_role: 'Picker', company: 'Brackwater', quote: 'It is cold.' };
  const testimonials = [
    { ...quote, documentId: 'ben', project: { documentId: 'gate' } },
    { ...quote, documentId: 'ada' },
    { ...quote, documentId: 'cleo' },
  ];
  const section = { __component: 'sections.testimonials', heading: 'Quotes', testimonials, reviews: false };
  expect(await blocks.parseAsync([section])).toMatchObject([
    { testimonials: [{ project: { title: 'A gate' } }, { project: { title: 'A frozen hall' } }, { project: null }] },
  ]);
});

it('a section with a heading but no content is left out', async () => {
  const heading = 'Who you will meet';
  const left = [
    { __component: 'sections.faq', heading, questions: [] },
    { __component: 'sections.people', heading, text: 'They read what you write.', people: [] },
    { __component: 'sections.testimonials', heading, testimonials: [], reviews: false },
    { __component: 'sections.figure', heading, figure: { image: null, caption: 'The workshop' } },
    { __component: 'sections.gallery', heading, text: null, figures: [{ image: null, caption: 'The workshop' }] },
  ];
  expect(await blocks.parseAsync(left)).toEqual([]);
  const faq = { ...left[0], questions: [{ question: 'Who answers?', answer: 'An engineer.' }] };
  expect(await blocks.parseAsync([...left, faq])).toMatchObject([{ __component: 'sections.faq' }]);
});

it('dates are sorted, in the office’s time zone, and exclude those that have begun', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: null }, { status: 404 }));
  const section = { __component: 'sections.dates', heading: 'Dates', empty_text: 'Suggest one.' };
  const place = 'On your floor';
  const dates = [
    { starts_at: '2099-06-22T07:00:00.000Z', ends_at: '2099-07-03T15:00:00.000Z', place, places_left: 'One left' },
    { starts_at: '2019-03-04T08:00:00.000Z', ends_at: '2099-03-04T16:00:00.000Z', place },
    { starts_at: '2099-03-04T08:00:00.000Z', ends_at: '2099-03-04T16:00:00.000Z', place },
    { starts_at: '2099-04-12T07:00:00.000Z', ends_at: '2099-04-23T15:00:00.000Z', place },
  ];
  const [some, none] = await blocks.parseAsync([
    { ...section, dates },
    { ...section, dates: [] },
  ]);
  expect(some).toMatchObject({
    dates: [
      { days: '4 March 2099', hours: '09:00–17:00, Berlin time', placesLeft: '', file: '20990304T080000Z.ics' },
      { days: '12–23 April 2099' },
      {
        days: expect.stringMatching(/^22 June\s–\s3 July 2099$/),
        hours: '09:00–17:00, Berlin time',
        placesLeft: 'One left',
      },
    ],
  });
  expect(none).toMatchObject({ dates: [], empty_text: 'Suggest one.' });
});

const NOTE = 'A claim.[^1]\n\n[^1]: Its source.';
const text = { __component: 'sections.prose', heading: 'A text', body: `## Overview\n\n${NOTE}` };

it('ids in the texts of a page are unique, and those of the first text have no prefix', async () => {
  const questions = ['Who?', 'When?'].map((question) => ({ question, answer: NOTE }));
  const sections = await blocks.parseAsync([text, text, { __component: 'sections.faq', heading: 'Asked', questions }]);
  const html = JSON.stringify(sections);
  const ids = [...html.matchAll(/ id=\\"([^"\\]+)\\"/g)].map(([, id]) => id);
  expect(ids).toContain('overview');
  expect(ids.length).toBeGreaterThan(8);
  expect(new Set(ids).size).toBe(ids.length);
});

it('people are shown on the page, next to its form, or both', async () => {
  const person = { name: 'Ada', slug: 'ada', role: 'Engineer' };
  const people = { __component: 'sections.people', people: [person] };
  const all = await blocks.parseAsync([
    { ...people, heading: 'Our team' },
    { ...people, heading: 'Who reads it', place: 'form' },
    { ...people, heading: 'Who you will meet', place: 'both' },
    { __component: 'sections.prose', heading: 'How', body: '' },
  ]);
  const headings = (some: typeof all) => some.map((block) => 'heading' in block && block.heading);
  expect(headings(besideForm(all))).toEqual(['Who reads it', 'Who you will meet']);
  expect(headings(onPage(all))).toEqual(['Our team', 'Who you will meet', 'How']);
});

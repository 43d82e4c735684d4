import { afterEach, expect, it, vi } from 'vitest';
import { blocks } from './blocks.server.ts';

afterEach(() => vi.unstubAllGlobals());

it('partners that no editor has named are all partners, in their order', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address).pathname);
    return Response.json({ data: [{ name: 'Brightwick' }, { name: 'Ostbank' }], meta: { pagination: { total: 2 } } });
  });
  const section = { __component: 'sections.partners', heading: 'Partners' };
  const [all, one] = await blocks.parseAsync([
    { ...section, partners: [] },
    { ...section, partners: [{ name: 'Plover' }] },
  ]);
  expect(all).toMatchObject({ partners: [{ name: 'Brightwick' }, { name: 'Ostbank' }] });
  expect(one).toMatchObject({ partners: [{ name: 'Plover' }] });
  expect(asked).toEqual(['/api/partners']);
});

it('a section of which nothing is left is left out with its heading', async () => {
  const heading = 'Who you will meet';
  const left = [
    { __component: 'sections.faq', heading, questions: [] },
    { __component: 'sections.people', heading, text: 'They read what you write.', people: [] },
    { __component: 'sections.testimonials', heading, testimonials: [], reviews: false },
    { __component: 'sections.compare', heading, pages: [{ title: 'Company', slug: 'company', engagement: null }] },
    { __component: 'sections.figure', heading, figure: { image: null, caption: 'The harbour' } },
  ];
  expect(await blocks.parseAsync(left)).toEqual([]);
  const faq = { ...left[0], questions: [{ question: 'Who answers?', answer: 'An engineer.' }] };
  expect(await blocks.parseAsync([...left, faq])).toMatchObject([{ __component: 'sections.faq' }]);
});

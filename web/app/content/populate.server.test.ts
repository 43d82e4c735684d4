import { expect, it } from 'vitest';
import { z } from 'zod';
import { list, optionalLink, text } from './fields.server.ts';
import { image } from './media.server.ts';
import { populateOf } from './populate.server.ts';

it('populates the objects and lists that a schema reads, at any depth', () => {
  const author = z.object({ name: text, photo: image }).transform(({ name }) => ({ name }));
  const article = z.object({ title: z.string(), cover: image, link: optionalLink, authors: list(author) });
  expect(populateOf(article)).toEqual({ cover: true, link: true, authors: { populate: { photo: true } } });
});

it('populates the components of a dynamic zone by name', () => {
  const prose = z.object({ __component: z.literal('sections.prose'), body: text });
  const people = z.object({ __component: z.literal('sections.people'), people: list(z.object({ photo: image })) });
  const sections = list(z.discriminatedUnion('__component', [prose, people.transform((raw) => raw)]));
  const blocks = z.preprocess((raw) => raw, sections).transform((all) => all);
  expect(populateOf(z.object({ blocks }))).toEqual({
    blocks: {
      on: { 'sections.prose': true, 'sections.people': { populate: { people: { populate: { photo: true } } } } },
    },
  });
});

import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { render } from '#test/render.tsx';
import { ContactSubject } from './contact-subject.tsx';
import { FaqSection } from './faq.tsx';

it.each([2, 3, 9])('of %i answers the first one is open, and each has an anchor', async (count) => {
  const answer = await renderMarkdown('It depends.');
  const questions = Array.from({ length: count }, (_, index) => ({
    question: `Why ${index}?`,
    anchor: `why-${index}`,
    answer,
  }));
  const section = render(
    <FaqSection __component="sections.faq" id="asked" heading="Asked" text="" questions={questions} person={null} />,
  );
  expect(section.match(/<details/g)).toHaveLength(count);
  expect(section.match(/<details[^>]* open/g)).toHaveLength(1);
  expect(section).toMatch(/<details[^>]* open[^>]*><summary[^>]*>Why 0/);
  for (const { anchor } of questions) expect(section).toContain(`id="${anchor}"`);
});

it('links to the contact form, with the subject of the page, to ask the person who answers', async () => {
  const questions = [{ question: 'Why?', anchor: 'why', answer: await renderMarkdown('It depends.') }];
  const person = {
    name: 'Ines Marquardt',
    slug: 'ines',
    role: 'Engineer',
    bio: '',
    askAbout: '',
    photo: null,
    email: '',
  };
  const section = render(
    <ContactSubject value="Dedicated team">
      <FaqSection __component="sections.faq" id="asked" heading="Asked" text="" questions={questions} person={person} />
    </ContactSubject>,
  );
  expect(section).toContain('Engineer');
  expect(parse(section).querySelector('a[href="/contact?subject=Dedicated+team"]')?.textContent).toBe(
    'Ask Ines Marquardt',
  );
});

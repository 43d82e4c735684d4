import { expect, it } from 'vitest';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { render } from '#test/render.tsx';
import { FaqSection } from './faq.tsx';

it.each([2, 3, 9])('of %i answers the first one is open, and links lead to each', async (count) => {
  const answer = await renderMarkdown('It depends.');
  const questions = Array.from({ length: count }, (_, at) => ({ question: `Why ${at}?`, anchor: `why-${at}`, answer }));
  const section = render(
    <FaqSection __component="sections.faq" id="asked" heading="Asked" text="" questions={questions} />,
  );
  expect(section.match(/<details/g)).toHaveLength(count);
  expect(section.match(/<details[^>]* open/g)).toHaveLength(1);
  expect(section).toMatch(/<details[^>]* open[^>]*><summary[^>]*>Why 0/);
  for (const { anchor } of questions) expect(section).toContain(`id="${anchor}"`);
});

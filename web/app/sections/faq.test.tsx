import { expect, it } from 'vitest';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { render } from '#test/render.tsx';
import { FaqSection } from './faq.tsx';

const html = async (count: number) => {
  const answer = await renderMarkdown('It depends.');
  const questions = Array.from({ length: count }, (_, at) => ({ question: `Why ${at}?`, anchor: `why-${at}`, answer }));
  return render(<FaqSection __component="sections.faq" id="asked" heading="Asked" text="" questions={questions} />);
};

it.each([
  { count: 2, closable: 0, open: 0 },
  { count: 3, closable: 3, open: 1 },
  { count: 5, closable: 5, open: 0 },
])('of $count answers, $closable can be closed, and $open is open', async ({ count, closable, open }) => {
  const section = await html(count);
  expect(section.match(/<details/g)?.length ?? 0).toBe(closable);
  expect(section.match(/<details[^>]* open/g)?.length ?? 0).toBe(open);
  for (let at = 0; at < count; at += 1) expect(section).toContain(`id="why-${at}"`);
});

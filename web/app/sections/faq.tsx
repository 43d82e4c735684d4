import type { BlockOf } from '#app/content/blocks.server.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { SplitSection } from '#app/ui/split-section.tsx';

export function FaqSection({ id, heading, text, questions }: BlockOf<'faq'> & { id: string }) {
  const items = questions.map(({ question, answer, anchor }) => ({
    question,
    anchor,
    answer: <Prose text={answer} />,
  }));
  return (
    <SplitSection id={id} heading={heading} text={text}>
      <Accordion items={items} />
    </SplitSection>
  );
}

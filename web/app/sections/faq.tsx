import type { BlockOf } from '#app/content/blocks.server.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { Split } from './split.tsx';

export function FaqSection({ id, heading, text, questions }: BlockOf<'faq'> & { id: string }) {
  return (
    <Split id={id} heading={heading} text={text}>
      <Accordion items={questions.map(({ question, answer }) => ({ question, answer: <Prose text={answer} /> }))} />
    </Split>
  );
}

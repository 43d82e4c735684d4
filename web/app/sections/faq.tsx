import type { BlockOf } from '../content/blocks.server.ts';
import { Accordion } from '../ui/accordion';
import { Prose } from '../ui/prose';
import { Split } from './split';

export function FaqSection({ id, heading, text, questions }: BlockOf<'faq'> & { id: string }) {
  return (
    <Split id={id} heading={heading} text={text}>
      <Accordion items={questions.map(({ question, answer }) => ({ question, answer: <Prose text={answer} /> }))} />
    </Split>
  );
}

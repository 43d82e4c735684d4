import type { BlockOf } from '#app/content/blocks.server.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { SplitSection } from '#app/ui/split-section.tsx';

/** The longest list beside its heading. */
const BESIDE = 4;

/** Two answers stand open, side by side; a few open below their questions, beside the heading; many do so in two columns. */
export function FaqSection({ id, heading, text, questions }: BlockOf<'faq'> & { id: string }) {
  const items = questions.map(({ question, answer, anchor }) => ({
    question,
    anchor,
    answer: <Prose text={answer} />,
  }));
  if (items.length > 2 && items.length <= BESIDE)
    return (
      <SplitSection id={id} heading={heading} text={text}>
        <Accordion items={items} opensFirst />
      </SplitSection>
    );
  const half = Math.ceil(items.length / 2);
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <div className="grid gap-x-[calc(var(--gap)*3)] lg:grid-cols-2 lg:items-start">
        {items.length > 2 ? (
          <>
            <Accordion items={items.slice(0, half)} />
            <Accordion items={items.slice(half)} />
          </>
        ) : (
          items.map(({ question, anchor, answer }) => (
            <div key={question} id={anchor} className="scroll-mt-24 not-last:max-lg:mb-10">
              <h3 className="mb-3">{question}</h3>
              <div className="max-w-[42rem] text-ink-2">{answer}</div>
            </div>
          ))
        )}
      </div>
    </section>
  );
}

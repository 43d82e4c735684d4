import type { BlockOf } from '#app/content/blocks.server.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { Prose } from '#app/ui/prose.tsx';

export function FaqSection({ id, heading, text, questions }: BlockOf<'faq'> & { id: string }) {
  return (
    <section className="section wrap grid gap-x-[var(--gap)] gap-y-8 lg:grid-cols-12" aria-labelledby={id}>
      <div className="stay lg:col-span-4">
        <h2 id={id}>{heading}</h2>
        {text && <p className="muted mt-4">{text}</p>}
      </div>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">
        <Accordion
          items={questions.map(({ question, answer, anchor }) => ({
            question,
            anchor,
            answer: <Prose text={answer} />,
          }))}
        />
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';

export function Accordion({ items }: { items: { question: string; answer: ReactNode }[] }) {
  return (
    <div className="faq">
      {items.map(({ question, answer }, at) => (
        <details key={question} open={at === 0}>
          <summary>{question}</summary>
          <div>{answer}</div>
        </details>
      ))}
    </div>
  );
}

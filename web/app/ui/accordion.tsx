import type { ReactNode } from 'react';

export function Accordion({ items }: { items: { question: string; answer: ReactNode }[] }) {
  return (
    <div className="faq">
      {items.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>{question}</summary>
          <div>{answer}</div>
        </details>
      ))}
    </div>
  );
}

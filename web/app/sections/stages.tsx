import type { BlockOf } from '../content/blocks.server.ts';
import { SectionHead } from '../ui/section-head';

/** Phases drawn to scale: each column is as wide as the phase is long. */
export function StagesSection({ id, heading, text, stages }: BlockOf<'stages'> & { id: string }) {
  // A phase of one week still has to hold its title.
  const shortest = Math.max(...stages.map(({ weeks }) => weeks)) / 4;
  const columns = stages.map(({ weeks }) => `minmax(0, ${Math.max(weeks, shortest)}fr)`).join(' ');
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <ol className="stages md:[grid-template-columns:var(--stages)]" style={{ '--stages': columns }}>
        {stages.map((stage) => (
          <li key={stage.title}>
            <span>{stage.period}</span>
            <h3>{stage.title}</h3>
            <p>{stage.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

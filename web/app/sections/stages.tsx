import type { BlockOf } from '#app/content/blocks.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

/** A number is at the end of its phase; if the next phase is shorter than this share, it is too close on a phone. */
const SHORTEST_NUMBERED = 0.09;

type Stage = BlockOf<'stages'>['stages'][number];

export function StagesSection({ id, heading, text, stages }: BlockOf<'stages'> & { id: string }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <Ruler stages={stages} />
      <ol className="stages" style={{ '--n': stages.length, '--n-md': stages.length > 4 ? 3 : stages.length }}>
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

/** Decorative: the periods are in the list below. */
function Ruler({ stages }: { stages: Stage[] }) {
  const { stages: texts } = useMessages();
  const total = stages.reduce((sum, { weeks }) => sum + weeks, 0);
  const isCrowded = (index: number) => {
    const next = stages[index + 1];
    return next !== undefined && next.weeks / total < SHORTEST_NUMBERED;
  };
  const endOf = (index: number) => stages.slice(0, index + 1).reduce((sum, { weeks }) => sum + weeks, 0);
  return (
    <div className="ruler" aria-hidden="true">
      <p className="ruler__unit">{texts.weeks}</p>
      <div className="ruler__bars" style={{ gridTemplateColumns: stages.map(({ weeks }) => `${weeks}fr`).join(' ') }}>
        {stages.map(({ title }, index) => (
          <i key={title}>
            <span className={isCrowded(index) ? 'is-crowded' : ''}>{endOf(index)}</span>
          </i>
        ))}
      </div>
    </div>
  );
}

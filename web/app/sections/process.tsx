import type { BlockOf } from '#app/content/blocks.server.ts';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

type Props = Omit<BlockOf<'process'>, '__component'> & { id: string };
type Step = Props['steps'][number];

/** Shorter bars have their label outside. */
const SHORTEST_LABELLED = 0.11;

const TURN = {
  visitor: { look: 'is-you', words: 'visitorsTurn' },
  studio: { look: 'is-us', words: 'studiosTurn' },
  both: { look: 'is-both', words: 'bothTurn' },
} as const;

export function ProcessSection(props: Props) {
  const isTimed = props.steps.some(({ days }) => days);
  return (
    <section className="section wrap" aria-labelledby={props.id}>
      <SectionHead id={props.id} heading={props.heading} text={props.text} hasRule={isTimed} />
      {isTimed ? <Timeline {...props} /> : <ProcessSteps steps={props.steps} />}
    </section>
  );
}

type TimelineProps = Pick<Props, 'steps' | 'outcome' | 'outcome_text'> & {
  /** Dates, instead of the number of days. */
  limits?: string[];
};

export function Timeline({ steps, outcome, outcome_text: outcomeText, limits = [] }: TimelineProps) {
  const { careers } = useMessages();
  const total = steps.reduce((sum, { days }) => sum + (days ?? 0), 0);
  const startOf = (index: number) => 1 + steps.slice(0, index).reduce((sum, { days }) => sum + (days ?? 0), 0);
  return (
    <div className="timeline" style={{ '--total': total }}>
      <p className="timeline__scale" aria-hidden="true">
        <span>{careers.workingDays}</span>
        {Array.from({ length: total }, (_, day) => (
          <span key={day}>{day + 1}</span>
        ))}
      </p>
      <ol className="timeline__rows">
        {steps.map((step, index) => (
          <Row key={step.title} step={step} from={startOf(index)} total={total} limit={limits[index]} />
        ))}
      </ol>
      <div className="timeline__end">
        <p className="key">
          <span>
            <i className="is-you" />
            {careers.visitorsTurn}
          </span>
          <span>
            <i className="is-us" />
            {careers.studiosTurn}
          </span>
          <span>
            <i className="is-both" />
            {careers.bothTurn}
          </span>
        </p>
        {outcome && (
          <p className="timeline__offer">
            <b>{outcome}</b> {outcomeText}
          </p>
        )}
      </div>
    </div>
  );
}

function Row({
  step: { title, text, days, who },
  from,
  total,
  limit: override,
}: {
  step: Step;
  from: number;
  total: number;
  limit: string | undefined;
}) {
  const { careers } = useMessages();
  const plural = usePlural();
  const isShort = (days ?? 0) / total < SHORTEST_LABELLED;
  const endsLate = from > total * 0.75;
  const label = isShort ? `timeline__bar--out ${endsLate ? 'timeline__bar--before' : ''}` : '';
  const limit = override ?? (days ? plural(careers.upTo, days) : '');
  return (
    <li className="timeline__row">
      <div>
        <div className="timeline__head">
          <h3>{title}</h3>
          <p className="timeline__lim">
            {careers[TURN[who].words]}
            {limit && <span>{`, ${limit}`}</span>}
          </p>
        </div>
        <p>{text}</p>
      </div>
      {days && (
        <div
          className={`timeline__bar ${TURN[who].look} ${label}`}
          style={{ '--from': from, '--days': days }}
          aria-hidden="true"
        >
          <span>{limit}</span>
        </div>
      )}
    </li>
  );
}

export function ProcessSteps({ steps }: { steps: Step[] }) {
  return (
    <ol className="numbered mt-10" style={{ '--n': steps.length }}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          {title}
          {text && <p className="muted text-sm font-normal mt-1">{text}</p>}
        </li>
      ))}
    </ol>
  );
}

import type { BlockOf } from '#app/content/blocks.server.ts';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

type Props = Omit<BlockOf<'process'>, '__component'> & { id: string };
type Step = Props['steps'][number];

/** Shorter bars have their label outside. */
const SHORTEST_LABELLED = 0.11;

const ACTORS = {
  visitor: {
    look: 'bg-mark text-on-mark forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
    words: 'visitorsTurn',
  },
  studio: {
    look: 'bg-fill text-on-fill forced-colors:bg-[CanvasText] forced-colors:text-[Canvas]',
    words: 'studiosTurn',
  },
  both: { look: 'bg-ink text-bg forced-colors:bg-[GrayText] forced-colors:text-[Canvas]', words: 'bothTurn' },
} as const;

/** The colour says who has to act. */
const COLOUR = 'forced-color-adjust-none forced-colors:border forced-colors:border-[CanvasText]';
const COLUMNS = 'md:grid-cols-[15rem_repeat(var(--total),minmax(0,1fr))]';
const TICK =
  'relative pb-3.5 after:absolute after:bottom-0 after:h-2 after:w-0.5 after:bg-ink forced-colors:after:bg-[CanvasText]';
const DAYS =
  'md:[background:repeating-linear-gradient(90deg,transparent_0_calc(100%/var(--total)-1px),var(--line)_calc(100%/var(--total)-1px)_calc(100%/var(--total)))_15rem_0/calc(100%-15rem)_100%_no-repeat]';

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
    // The number of the last day overhangs the scale.
    <div className="[print-color-adjust:exact] print:pr-[0.5em]" style={{ '--total': total }}>
      <p
        className={`hidden border-b-2 border-ink font-display text-[1.25rem]/none font-medium tracking-[-0.02em] md:grid ${COLUMNS}`}
        aria-hidden="true"
      >
        <span className={`font-sans text-sm/[1.4] font-normal tracking-normal text-ink-2 after:right-0 ${TICK}`}>
          {careers.workingDays}
        </span>
        {Array.from({ length: total }, (_, day) => (
          <span key={day} className={`translate-x-[0.3em] text-right after:right-[0.3em] ${TICK}`}>
            <span className={(day + 1) % 5 ? 'max-lg:invisible' : ''}>{day + 1}</span>
          </span>
        ))}
      </p>
      <ol className="border-b-2 border-ink">
        {steps.map((step, index) => (
          <Row key={step.title} step={step} from={startOf(index)} total={total} limit={limits[index]} />
        ))}
      </ol>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 pt-2">
        <p className="muted mt-3.5 flex flex-wrap gap-x-6 gap-y-1 text-sm/[1.6]">
          {Object.entries(ACTORS).map(
            ([actor, { look, words }]) =>
              steps.some(({ who }) => who === actor) && (
                <span key={words} className="inline-flex items-center gap-2">
                  <i className={`h-3 w-6 rounded-[1px] ${COLOUR} ${look}`} />
                  {careers[words]}
                </span>
              ),
          )}
        </p>
        {outcome && (
          <p className="mt-2.5 flex items-baseline gap-3">
            <b className="flex-none rounded-control bg-ink px-2.5 py-[0.1875rem] font-semibold text-bg">{outcome}</b>{' '}
            {outcomeText}
          </p>
        )}
      </div>
    </div>
  );
}

function Row({
  step: { title, text, days, who, anchor },
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
  const side = endsLate ? 'lg:right-[calc(100%+0.5rem)]' : 'lg:left-[calc(100%+0.5rem)]';
  const limit = override ?? (days ? plural(careers.upTo, days) : '');
  return (
    <li
      className={`grid break-inside-avoid grid-cols-[repeat(var(--total),minmax(0,1fr))] items-center gap-y-1 border-t border-line py-3.5 md:py-0 md:first:border-t-0 ${COLUMNS} ${DAYS}`}
    >
      <div className="col-span-full text-sm/[1.45] md:col-[1] md:row-[1] md:py-4 md:pr-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
          <h3 id={anchor} className="font-sans text-body/[1.3] font-semibold tracking-normal">
            {title}
          </h3>
          <p className="muted tnum font-semibold whitespace-nowrap">
            {careers[ACTORS[who].words]}
            {limit && <span className="lg:sr-only">{`, ${limit}`}</span>}
          </p>
        </div>
        <p className="muted">{text}</p>
      </div>
      {days ? (
        <div
          className={`tnum relative col-[var(--from)/span_var(--days)] mt-2 flex h-4 items-center rounded-control px-2 text-xs font-semibold whitespace-nowrap md:col-[calc(var(--from)+1)/span_var(--days)] md:row-[1] md:mt-0 md:h-10 xl:text-sm ${COLOUR} ${ACTORS[who].look}`}
          style={{ '--from': from, '--days': days }}
          aria-hidden="true"
        >
          <span className={`hidden lg:block ${isShort ? `lg:absolute lg:text-ink ${side}` : ''}`}>{limit}</span>
        </div>
      ) : (
        // It takes minutes.
        <i
          className={`col-[var(--from)] mt-2 size-3.5 rotate-45 md:col-[calc(var(--from)+1)] md:row-[1] md:mt-0 ${COLOUR} ${ACTORS[who].look}`}
          style={{ '--from': from }}
          aria-hidden="true"
        />
      )}
    </li>
  );
}

export function ProcessSteps({ steps }: { steps: { title: string; text?: string; anchor?: string }[] }) {
  return (
    <ol className="mt-10 grid gap-x-[var(--gap)] lg:auto-cols-fr lg:grid-flow-col">
      {steps.map(({ title, text, anchor }, index) => (
        <li
          key={title}
          id={anchor}
          className="grid grid-cols-[2.75rem_1fr] items-baseline border-t border-ink/40 py-3.5 font-medium first:border-t-2 first:border-ink lg:block lg:border-t-2 lg:border-ink"
        >
          <span className="font-display text-[1.625rem] leading-[1.2] lg:mb-2 lg:block" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            {title}
            {text && <p className="muted mt-1 text-sm font-normal">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

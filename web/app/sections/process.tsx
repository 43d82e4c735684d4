import type { ReactNode } from 'react';
import type { BlockOf } from '#app/content/blocks.server.ts';
import { interpolate, useMessages, usePlural } from '#app/i18n/messages.ts';
import { startsWithForm } from '#app/leads/due-time.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { ProcessSteps } from './process-steps.tsx';

type Props = Omit<BlockOf<'process'>, '__component'> & {
  id: string;
  /** A link beside the heading. */
  children?: ReactNode;
};
type Step = Props['steps'][number];

/** Who acts in a step: the classes of its bar, and the key of its text in `careers`. */
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

/** Working days. */
const DAYS_PER_WEEK = 5;
const COLUMNS = 'xl:grid-cols-[28rem_minmax(0,1fr)]';
const DAY_GRID = 'grid grid-cols-[repeat(var(--total),minmax(0,1fr))]';
/** A background with a line after each day, and a darker one after each week. */
const TRACK =
  'bg-plate [background-image:repeating-linear-gradient(90deg,transparent_0_calc(500%/var(--total)-1px),var(--line)_calc(500%/var(--total)-1px)_calc(500%/var(--total))),repeating-linear-gradient(90deg,transparent_0_calc(100%/var(--total)-1px),var(--bg)_calc(100%/var(--total)-1px)_calc(100%/var(--total)))]';

export function ProcessSection(props: Props) {
  const isTimed = props.steps.some(({ days }) => days);
  return (
    <section className="section wrap" aria-labelledby={props.id}>
      <SectionHead id={props.id} heading={props.heading} text={props.text} hasRule={isTimed}>
        {props.children}
      </SectionHead>
      {isTimed ? <Timeline {...props} /> : <ProcessSteps steps={props.steps} />}
    </section>
  );
}

type TimelineProps = Pick<Props, 'steps' | 'outcome' | 'outcome_text'> & {
  /** The due date of each step, shown instead of the number of days. */
  limits?: string[];
};

/** The days of steps after a form are promises: “up to 2 days”. Those of other processes are a plan. */
export function Timeline({ steps, outcome, outcome_text: outcomeText, limits = [] }: TimelineProps) {
  const { careers } = useMessages();
  const plural = usePlural();
  const daysText = startsWithForm(steps) ? careers.upTo : careers.dayCount;
  const total = steps.reduce((sum, { days }) => sum + (days ?? 0), 0);
  const startOf = (index: number) => 1 + steps.slice(0, index).reduce((sum, { days }) => sum + (days ?? 0), 0);
  return (
    <div className="[print-color-adjust:exact]" style={{ '--total': total }}>
      <Axis total={total} />
      <ol className="border-b-2 border-ink">
        {steps.map((step, index) => (
          <Row
            key={step.title}
            step={step}
            from={startOf(index)}
            total={total}
            limit={limits[index] ?? (step.days ? plural(daysText, step.days) : '')}
          />
        ))}
      </ol>
      <Outcome outcome={outcome} outcome_text={outcomeText} />
    </div>
  );
}

/** What follows the last step, with a flag. */
function Outcome({ outcome, outcome_text: text }: Pick<Props, 'outcome' | 'outcome_text'>) {
  return (
    outcome && (
      <p className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 xl:justify-end">
        <b className="font-display text-h2 leading-none font-medium">
          <Flag /> {outcome}
        </b>{' '}
        {text}
      </p>
    )
  );
}

const Flag = () => (
  <svg viewBox="0 0 20 28" className="mr-1 inline-block h-[0.95em] align-[-0.1em]" aria-hidden="true">
    <path d="M2 1h18l-5 6.5 5 6.5H2z" className="fill-mark" />
    <path d="M0 0h2v28H0z" className="fill-ink" />
  </svg>
);

function Axis({ total }: { total: number }) {
  const { careers } = useMessages();
  const isMajor = (day: number) => day % DAYS_PER_WEEK === 0 || (day === total && day % DAYS_PER_WEEK > 1);
  return (
    <div className={`grid border-b-2 border-ink ${COLUMNS}`} aria-hidden="true">
      <p className="pb-2 text-sm text-ink-2 xl:self-end">{careers.workingDays}</p>
      <p className={`${DAY_GRID} relative font-display text-[1.375rem]/none font-medium tracking-[-0.02em]`}>
        <span className="absolute bottom-0 left-0 pb-4 after:absolute after:bottom-0 after:left-0 after:h-2.5 after:w-0.5 after:bg-ink">
          0
        </span>
        {Array.from({ length: total }, (_, index) => index + 1).map((day) => (
          <span
            key={day}
            className="relative flex justify-end pb-4 whitespace-nowrap after:absolute after:right-0 after:bottom-0 after:h-2.5 after:w-0.5 after:bg-ink"
          >
            <span className={day === total ? '' : 'translate-x-1/2'}>{isMajor(day) && day}</span>
          </span>
        ))}
      </p>
    </div>
  );
}

/** Text beside a bar. Its background covers the lines of the days. */
const LABEL =
  'absolute bg-plate whitespace-nowrap text-ink px-3 forced-colors:bg-[Canvas] forced-colors:text-[CanvasText]';

/** The text of a bar is on its roomier side. A bar that leaves less than this share of the width has its text inside. */
const ROOM_FOR_LABEL = 0.3;

type RowProps = { step: Step; from: number; total: number; limit: string };

function Row({ step: { title, text, days, who, anchor }, from, total, limit }: RowProps) {
  const { careers } = useMessages();
  const { look, words } = ACTORS[who];
  const to = from - 1 + (days ?? 0);
  const before = from - 1;
  const after = total - to;
  const place =
    Math.max(before, after) < total * ROOM_FOR_LABEL
      ? 'px-2 whitespace-nowrap xl:px-4'
      : `${LABEL} ${before > after ? 'right-full text-right' : 'left-full'}`;
  const label = (
    <>
      {limit && <b className="block font-display text-[1.375rem] font-medium">{limit}</b>}
      {careers[words]}
    </>
  );
  const period = to > from ? interpolate(careers.dayRange, { from, to }) : interpolate(careers.day, { day: from });
  return (
    <li className={`grid break-inside-avoid border-t border-line first:border-t-0 ${COLUMNS}`}>
      <div className="pt-5 pb-2.5 md:max-xl:grid md:max-xl:grid-cols-[minmax(0,1fr)_auto] md:max-xl:items-baseline md:max-xl:gap-x-8 xl:self-center xl:py-4 xl:pr-10">
        <h3 id={anchor} className="xl:text-[1.5rem]">
          {title}
        </h3>
        {text && <p className="mt-1 md:max-xl:col-span-2 md:max-xl:row-start-2 xl:text-base">{text}</p>}
        <p className="mt-3 font-semibold xl:sr-only">{`${careers[words]}${limit && `, ${limit}`}`}</p>
      </div>
      <div
        className={`${DAY_GRID} ${TRACK} tnum text-sm/[1.25] max-xl:mb-5 forced-colors:max-xl:border print:border print:border-line`}
        aria-hidden="true"
      >
        {days ? (
          <div
            className={`relative col-[var(--from)/span_var(--days)] flex min-h-7 items-center rounded-control forced-color-adjust-none forced-colors:border forced-colors:border-[CanvasText] xl:my-3 xl:min-h-16 xl:self-center ${look}`}
            style={{ '--from': from, '--days': days }}
          >
            {/* Smaller screens show the text above, and the days here. */}
            <span className={`max-xl:hidden ${place}`}>{label}</span>
            <span className={`xl:hidden ${place}`}>{period}</span>
          </div>
        ) : (
          // A step without days takes minutes: it has a diamond instead of a bar.
          <div className="relative col-[var(--from)] flex min-h-7 items-center" style={{ '--from': from }}>
            <i
              className={`ml-1 size-5 xl:-ml-2.5 flex-none rotate-45 forced-color-adjust-none forced-colors:border forced-colors:border-[CanvasText] ${look}`}
            />
            <span className={`left-3 max-xl:hidden ${LABEL}`}>{label}</span>
            <span className={`left-7 xl:hidden ${LABEL}`}>{period}</span>
          </div>
        )}
      </div>
    </li>
  );
}

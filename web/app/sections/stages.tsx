import type { BlockOf } from '#app/content/blocks.server.ts';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

type Stage = BlockOf<'stages'>['stages'][number];
const weeksOf = (stages: Stage[]) => stages.reduce((sum, { weeks }) => sum + weeks, 0);

/** The week numbers at the ends of two phases have to be at least this share of the scale apart. */
const MIN_NUMBER_DISTANCE = 0.04;

/** Backgrounds, each with a text colour that has enough contrast on it. */
const COLOURS = [
  'bg-(--fig-2) fill-(--fig-2) text-ink',
  'bg-(--fig-3) fill-(--fig-3) text-ink',
  'bg-(--fig-5) fill-(--fig-5) text-bg',
  'bg-mark fill-mark text-on-mark',
  'bg-accent-soft fill-accent-soft text-ink',
  'bg-fill fill-fill text-on-fill',
] as const;
/** Lines between neighbouring phases. There are none within a phase, nor at the outer ends. */
const SEAM_BEFORE = 'shadow-[inset_0_1px_var(--bg)] xl:shadow-[inset_1px_0_var(--bg)]';
const SEAM_AFTER = 'shadow-[inset_0_-1px_var(--bg)] xl:shadow-[inset_-1px_0_var(--bg)]';
const SEAMS =
  'shadow-[inset_0_1px_var(--bg),inset_0_-1px_var(--bg)] xl:shadow-[inset_1px_0_var(--bg),inset_-1px_0_var(--bg)]';
const EDGES = 'print:border print:border-line-strong forced-colors:border';

function seamsOf(index: number, { length }: Stage[]): string {
  if (length === 1) return EDGES;
  return `${EDGES} ${index === 0 ? SEAM_AFTER : index === length - 1 ? SEAM_BEFORE : SEAMS}`;
}
const coloursOf = (index: number) => COLOURS[index % COLOURS.length];

/**
 * Phases on a scale of weeks, from left to right on wide screens and from top to bottom on others. A shape connects each phase on the
 * scale with its text.
 */
export function StagesSection({ id, heading, text, stages, sum }: BlockOf<'stages'> & { id: string }) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} heading={heading} text={text} />
        <div className="flex pt-8 break-inside-avoid [print-color-adjust:exact] xl:flex-col xl:pt-0">
          <div
            // Screen readers read the periods in the list.
            aria-hidden="true"
            className="flex flex-none [--before:0%] max-[15rem]:hidden xl:block xl:pt-16 xl:[clip-path:inset(0_0_-2px)] xl:motion-safe:[animation-range:entry_0%_cover_35%] xl:motion-safe:[animation-timeline:view()] xl:motion-safe:[animation-fill-mode:both] xl:motion-safe:[animation-name:grow] xl:motion-safe:[animation-timing-function:linear]"
          >
            <Scale stages={stages} />
            <Widening stages={stages} />
          </div>
          <ol className="grid min-w-0 flex-1 auto-rows-fr xl:auto-cols-fr xl:grid-flow-col">
            {stages.map((stage, index) => (
              <li
                key={stage.title}
                className={`${coloursOf(index)} ${seamsOf(index, stages)} grid grid-cols-1 content-center gap-x-8 px-4 py-4 md:px-6 md:py-6 lg:max-xl:grid-cols-[14rem_minmax(0,1fr)] lg:max-xl:items-baseline xl:content-start xl:px-[clamp(1rem,1.6vw,1.75rem)] xl:pt-2 xl:pb-9`}
              >
                <div>
                  <p className="tnum">{stage.period}</p>
                  <h3 className="hyphens-auto [hyphenate-limit-chars:12_5_5]">{stage.title}</h3>
                </div>
                <div className="mt-1.5 md:mt-2.5">
                  {stage.price && <p className="mb-2 text-h4 font-semibold">{stage.price}</p>}
                  <p>{stage.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        {sum && (
          <NoBreak
            as="p"
            className="mt-6 border-t-2 border-ink pt-4 font-display sm:text-right text-h2 leading-[1.15] font-medium text-balance"
            text={sum}
          />
        )}
      </div>
    </section>
  );
}

function Scale({ stages }: { stages: Stage[] }) {
  const { stages: texts } = useMessages();
  const plural = usePlural();
  const total = weeksOf(stages);
  const isCrowded = (index: number) => (stages[index + 1]?.weeks ?? total) / total < MIN_NUMBER_DISTANCE;
  return (
    <div className="relative ml-9 w-10 flex-none md:ml-14 md:w-20 xl:ml-0 xl:h-20 xl:w-full">
      <p className="absolute bottom-full -left-9 pb-3 md:-left-14 text-sm leading-none text-ink-2 xl:left-0 xl:pb-12">
        {texts.weeks}
      </p>
      {/* Elements, as gradients would be rounded to other pixels than the longer lines of the phases. */}
      <div className="absolute -top-px bottom-0 right-full mr-1 flex w-2 flex-col border-t border-ink xl:inset-x-0 xl:-left-px xl:top-auto xl:bottom-full xl:mr-0 xl:mb-1 xl:h-2 xl:w-auto xl:flex-row xl:border-t-0 xl:border-l">
        {Array.from({ length: total }, (_, week) => (
          <i key={week} className="flex-1 border-b border-ink xl:border-r xl:border-b-0" />
        ))}
      </div>
      <div className="absolute inset-0 flex flex-col xl:flex-row">
        {stages.map(({ title, weeks }, index) => (
          <div key={title} className="relative min-h-0 min-w-0 basis-0" style={{ flexGrow: weeks }}>
            <div
              className={`${coloursOf(index)} ${seamsOf(index, stages)} absolute inset-0 flex items-center justify-center overflow-hidden font-display forced-color-adjust-none leading-none font-medium whitespace-nowrap [container-type:size] xl:justify-start xl:px-3`}
            >
              <span className="text-[min(2.25rem,80cqmin)] max-xl:hidden @min-[8.5rem]:hidden">{weeks}</span>
              <span className="hidden text-[min(2.25rem,19cqi)] tracking-[-0.02em] md:max-xl:inline @min-[8.5rem]:inline">
                {plural(texts.length, weeks)}
              </span>
            </div>
            <span
              className={`absolute right-[calc(100%+0.25rem)] -bottom-px border-b-2 border-ink pr-3 font-display text-lg leading-none font-medium text-ink tabular-nums xl:-right-px xl:bottom-[calc(100%+0.25rem)] xl:border-r-2 xl:border-b-0 xl:pr-1.5 xl:pb-2.5 xl:text-2xl ${isCrowded(index) ? 'hidden' : ''}`}
            >
              {weeksOf(stages.slice(0, index + 1))}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Percent of the drawing. The outer edges are outside of it, so that the first and the last phase have no line there. */
const edgeOf = (share: number) => (share <= 0 ? -9 : share >= 1 ? 109 : 100 * share);

/** Shapes that connect the segments of the scale with the texts, which are equally wide. */
function Widening({ stages }: { stages: Stage[] }) {
  const total = weeksOf(stages);
  const paths = (isAcross: boolean) =>
    stages.map((stage, index) => {
      const before = weeksOf(stages.slice(0, index));
      const [from, to] = [edgeOf(before / total), edgeOf((before + stage.weeks) / total)];
      const [start, end] = [edgeOf(index / stages.length), edgeOf((index + 1) / stages.length)];
      /** A point: percent along the scale, percent of the way to the text. */
      const at = (along: number, away: number) => (isAcross ? `${along},${away}` : `${away},${along}`);
      return (
        <path
          key={stage.title}
          // The path starts and ends outside of the drawing, so that no line shows there.
          d={`M${at(from, -9)}L${at(from, 0)}C${at(from, 50)} ${at(start, 50)} ${at(start, 100)}L${at(start, 109)} ${at(end, 109)} ${at(end, 100)}C${at(end, 50)} ${at(to, 50)} ${at(to, 0)}L${at(to, -9)}Z`}
          className={`${coloursOf(index)} stroke-bg stroke-2 [vector-effect:non-scaling-stroke] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]`}
        />
      );
    });
  const drawing = { viewBox: '0 0 100 100', preserveAspectRatio: 'none' } as const;
  return (
    // The shapes overlap scale and texts by a pixel: otherwise rounding could leave a hairline between them.
    <>
      <svg
        {...drawing}
        aria-hidden="true"
        className="-mx-px w-[calc(1.5rem+2px)] flex-none md:w-[calc(4rem+2px)] xl:hidden"
      >
        {paths(false)}
      </svg>
      <svg {...drawing} aria-hidden="true" className="-my-px hidden h-[calc(6rem+2px)] w-full xl:block">
        {paths(true)}
      </svg>
    </>
  );
}

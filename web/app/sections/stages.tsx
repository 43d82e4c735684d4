import type { BlockOf } from '#app/content/blocks.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

/** A number is at the end of its phase; if the next phase is shorter than this share, it is too close on a phone. */
const SHORTEST_NUMBERED = 0.09;

const COLOURS = ['fig-3', 'fig-4', 'fig-5', 'mark', 'fig-2', 'fig-3'];
const colourOf = (index: number) => `var(--${COLOURS[index % COLOURS.length]})`;

type Stage = BlockOf<'stages'>['stages'][number];

export function StagesSection({ id, heading, text, stages }: BlockOf<'stages'> & { id: string }) {
  const isTwoAndThree = stages.length > 4 && stages.length % 3 === 2;
  const columns = isTwoAndThree
    ? 'md:max-lg:grid-cols-6'
    : stages.length > 4
      ? 'md:max-lg:grid-cols-3'
      : 'md:max-lg:grid-cols-[repeat(var(--n),minmax(0,1fr))]';
  const span = isTwoAndThree ? 'md:max-lg:col-span-2 md:max-lg:nth-[-n+2]:col-span-3' : '';
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <Ruler stages={stages} />
      <ol
        className={`grid gap-x-[var(--gap)] lg:grid-cols-[repeat(var(--n),minmax(0,1fr))] ${columns}`}
        style={{ '--n': stages.length }}
      >
        {stages.map((stage, index) => (
          <li key={stage.title} className={`border-t border-line py-5 lg:border-t-0 lg:pt-0 ${span}`}>
            <span className="flex items-center gap-2.5 text-sm leading-[1.6] text-ink-2 tabular-nums">
              <i className="size-3 flex-none forced-color-adjust-none" style={{ background: colourOf(index) }} />
              {stage.period}
            </span>
            <h3 className="my-2">{stage.title}</h3>
            <p className="md:text-sm">{stage.text}</p>
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
    <div className="ruler mb-6" aria-hidden="true">
      <p className="text-sm leading-[1.4] text-ink-2">{texts.weeks}</p>
      <div
        className="mt-10 grid gap-x-0.5 border-t-2 border-ink"
        style={{ gridTemplateColumns: stages.map(({ weeks }) => `${weeks}fr`).join(' ') }}
      >
        {stages.map(({ title }, index) => (
          <i
            key={title}
            className="relative mt-1 h-5 not-italic forced-color-adjust-none"
            style={{ background: colourOf(index) }}
          >
            <span
              className={`absolute right-0 bottom-[calc(100%+6px)] pb-3 font-display text-[1.25rem] leading-none font-medium tracking-[-0.02em] after:absolute after:right-0 after:bottom-0 after:h-2 after:w-0.5 after:bg-ink ${isCrowded(index) ? 'max-sm:hidden' : ''}`}
            >
              {endOf(index)}
            </span>
          </i>
        ))}
      </div>
    </div>
  );
}

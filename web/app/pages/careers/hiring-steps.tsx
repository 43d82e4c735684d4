import type { BlockOf } from '#app/content/blocks.server.ts';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { ACTORS, Axis, Outcome, TRACK } from '#app/sections/process.tsx';
import { MoreLink } from '#app/ui/button.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

/**
 * The hiring process as a timeline: the width of a bar shows how many days its step takes. On small screens each bar is
 * in a row of its own and begins where the previous one ends. The steps are explained on `/careers`.
 */
export function HiringSteps({ process }: { process: BlockOf<'process'> }) {
  const { heading, steps } = process;
  const { careers } = useMessages();
  const plural = usePlural();
  const lengths = steps.map(({ days }) => days ?? 1);
  const sumOf = (some: number[]) => some.reduce((sum, days) => sum + days, 0);
  return (
    <section className="section wrap" aria-labelledby="process">
      <SectionHead id="process" heading={heading}>
        <MoreLink to={`/careers#${steps[0]?.anchor}`}>{careers.steps}</MoreLink>
      </SectionHead>
      <div className="mb-2 lg:hidden" style={{ '--total': sumOf(lengths) }}>
        <Axis total={sumOf(lengths)} />
      </div>
      <ol className="lg:flex lg:gap-x-1 [print-color-adjust:exact]" style={{ '--total': sumOf(lengths) }}>
        {steps.map(({ title, days, who }, index) => (
          <li
            key={title}
            className="relative flex flex-col-reverse gap-y-1.5 py-2.5 lg:block lg:min-w-26 lg:grow-(--days) lg:basis-0 lg:py-0"
            style={{ '--days': lengths[index], '--from': sumOf(lengths.slice(0, index)) }}
          >
            <div className={`${TRACK} lg:bg-transparent lg:[background-image:none]`} aria-hidden="true">
              <b
                className={`tnum ml-[calc(100%*var(--from)/var(--total))] flex h-7 w-[calc(100%*var(--days)/var(--total))] items-baseline gap-x-1.5 rounded-control forced-color-adjust-none lg:ml-0 lg:h-24 lg:w-auto lg:rounded-none lg:px-4 lg:pt-11 ${ACTORS[who].look}`}
              >
                {days && (
                  <>
                    <span className="font-display text-[2.25rem] leading-none font-medium max-lg:hidden">{days}</span>
                    <span className="text-sm max-lg:hidden">{plural(careers.days, days)}</span>
                  </>
                )}
              </b>
            </div>
            <p className="flex flex-wrap gap-x-2 text-sm lg:mt-3 lg:flex-col-reverse lg:flex-nowrap lg:pr-2">
              <span className="font-semibold">{title}</span>
              <span className="text-ink-2">
                {careers[ACTORS[who].words]}
                {days && <span className="lg:sr-only">{`, ${plural(careers.upTo, days)}`}</span>}
              </span>
            </p>
          </li>
        ))}
      </ol>
      <Outcome {...process} />
    </section>
  );
}

import type { BlockOf } from '#app/content/blocks.server.ts';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { ACTORS } from '#app/sections/process.tsx';
import { MoreLink } from '#app/ui/button.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

/** The steps in one row, each as wide as its days; /careers explains them. */
export function HiringSteps({ process: { heading, steps } }: { process: BlockOf<'process'> }) {
  const { careers } = useMessages();
  const plural = usePlural();
  return (
    <section className="section wrap" aria-labelledby="process">
      <SectionHead id="process" heading={heading}>
        <MoreLink to={`/careers#${steps[0]?.anchor}`}>{careers.steps}</MoreLink>
      </SectionHead>
      <ol className="lg:flex lg:gap-x-1 [print-color-adjust:exact]">
        {steps.map(({ title, days, who }) => (
          <li
            key={title}
            className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-x-4 py-1.5 max-[15rem]:grid-cols-1 lg:block lg:grow-(--days) lg:basis-0 lg:py-0"
            style={{ '--days': days ?? 1 }}
          >
            <b
              className={`tnum flex h-11 w-[calc(var(--days)*1.6rem)] max-w-full items-center px-2 font-display text-[1.25rem] font-medium forced-color-adjust-none lg:h-24 lg:w-auto lg:items-end lg:px-4 lg:py-2 lg:text-[2.25rem] ${ACTORS[who].look}`}
              aria-hidden="true"
            >
              {days}
            </b>
            <p className="text-sm lg:mt-3 lg:pr-2">
              <span className="block font-semibold">{title}</span>
              <span className="text-ink-2">
                {careers[ACTORS[who].words]}
                {days && <span className="sr-only">{`, ${plural(careers.upTo, days)}`}</span>}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { type QuestionStep, STEPS, type Step } from './application.ts';

type Props = {
  current: Step;
  firstIncomplete?: QuestionStep | null;
};

export function StepsBar({ current, firstIncomplete = null }: Props) {
  const { startup } = useMessages();
  const currentIndex = STEPS.indexOf(current);
  const completed = firstIncomplete === null ? currentIndex : Math.min(currentIndex, STEPS.indexOf(firstIncomplete));
  const next = STEPS[currentIndex + 1];
  const stepOf = interpolate(startup.stepOf, { step: currentIndex + 1, count: STEPS.length });
  return (
    <>
      <ol className="grid grid-cols-4 gap-x-1.5" aria-label={startup.progress}>
        {STEPS.map((step, index) => {
          const isDone = index < completed;
          const isCurrent = index === currentIndex;
          return (
            <li
              key={step}
              className={`border-t-4 pr-3 text-sm/[1.35] md:pt-3 ${isCurrent ? 'font-semibold text-ink' : 'text-ink-2'} ${isDone ? 'border-ink' : isCurrent ? 'border-accent' : 'border-line'}`}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isCurrent && <span className="sr-only">{`${stepOf}, `}</span>}
              <span className="max-md:sr-only">
                <span aria-hidden="true">{index + 1} </span>
                {startup.steps[step]}
              </span>
              {isDone && <span className="sr-only">, {startup.completed}</span>}
            </li>
          );
        })}
      </ol>
      {/* Four names don't fit on a phone, where the heading below names the current step. */}
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm/[1.35] md:hidden">
        <b className="font-semibold" aria-hidden="true">
          {stepOf}
        </b>
        {next && <span className="text-ink-2">{interpolate(startup.nextStep, { step: startup.steps[next] })}</span>}
      </p>
    </>
  );
}

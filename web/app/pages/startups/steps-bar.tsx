import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { type QuestionStep, STEPS, type Step } from './application.ts';

const CURRENT = 'font-semibold text-ink min-[15rem]:max-md:whitespace-nowrap';

type Props = {
  current: Step | 'done';
  firstIncomplete?: QuestionStep | null;
};

export function StepsBar({ current, firstIncomplete = null }: Props) {
  const { startup } = useMessages();
  const currentIndex = current === 'done' ? STEPS.length : STEPS.indexOf(current);
  const completed = firstIncomplete === null ? currentIndex : Math.min(currentIndex, STEPS.indexOf(firstIncomplete));
  const next = STEPS[currentIndex + 1];
  return (
    <>
      <ol className="grid grid-cols-4 gap-x-1.5" aria-label={startup.progress}>
        {STEPS.map((step, index) => {
          const isDone = index < completed;
          const isCurrent = index === currentIndex;
          return (
            <li
              key={step}
              className={`border-t-4 pt-3 pr-3 text-sm/[1.35] ${isCurrent ? CURRENT : 'text-ink-2'} ${isDone ? 'border-ink' : isCurrent ? 'border-accent' : 'border-line'}`}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {/* Four names don't fit on a phone: the heading below says the current one. */}
              {isCurrent && (
                <span className="md:sr-only">
                  {interpolate(startup.stepOf, { step: index + 1, count: STEPS.length })}
                  <span className="sr-only">, </span>
                </span>
              )}
              <span className="max-md:sr-only">
                <span aria-hidden="true">{index + 1} </span>
                {startup.steps[step]}
              </span>
              {isDone && <span className="sr-only">, {startup.completed}</span>}
            </li>
          );
        })}
      </ol>
      {next && (
        <p className="mt-1 text-sm text-ink-2 md:hidden">
          {interpolate(startup.nextStep, { step: startup.steps[next] })}
        </p>
      )}
    </>
  );
}

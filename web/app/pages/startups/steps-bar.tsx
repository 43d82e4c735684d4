import { useMessages } from '#app/i18n/messages.ts';
import { type QuestionStep, STEPS, type Step } from './application.ts';

const ALL = [...STEPS, 'done'] as const;

const LINE = 'after:absolute after:-top-0.5 after:left-0 after:h-0.5 after:bg-ink forced-colors:after:bg-[CanvasText]';
const CURRENT =
  'font-semibold text-ink max-sm:whitespace-nowrap max-sm:nth-last-[-n+2]:pr-0 max-[15rem]:whitespace-normal';

type Props = {
  current: Step | 'done';
  firstIncomplete?: QuestionStep | null;
};

export function StepsBar({ current, firstIncomplete = null }: Props) {
  const { startup } = useMessages();
  const currentIndex = ALL.indexOf(current);
  const completed = firstIncomplete === null ? currentIndex : Math.min(currentIndex, ALL.indexOf(firstIncomplete));
  return (
    <ol
      className="mt-8 grid auto-cols-fr grid-flow-col border-t-2 border-line max-[15rem]:block"
      aria-label={startup.progress}
    >
      {ALL.map((step, index) => {
        const isDone = index < completed;
        const isCurrent = index === currentIndex;
        const isHalf = isCurrent && !isDone && step !== 'done';
        return (
          <li
            key={step}
            className={`relative pt-3.5 pr-3 text-sm/[1.35] ${isCurrent ? CURRENT : 'text-ink-2 max-[15rem]:sr-only'} ${isDone || isCurrent ? LINE : ''} ${isHalf ? 'after:w-1/2' : 'after:w-full'}`}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {/* Five labels don't fit on a phone. */}
            <span className={isCurrent ? '' : 'max-sm:sr-only'}>{startup.steps[step]}</span>
            {isDone && <span className="sr">, {startup.completed}</span>}
          </li>
        );
      })}
    </ol>
  );
}

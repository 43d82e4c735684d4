import { useMessages } from '#app/i18n/messages.ts';
import { type QuestionStep, STEPS, type Step } from './application.ts';

const ALL = [...STEPS, 'done'] as const;

type Props = {
  current: Step | 'done';
  firstIncomplete?: QuestionStep | null;
};

export function StepsBar({ current, firstIncomplete = null }: Props) {
  const { startup } = useMessages();
  const currentIndex = ALL.indexOf(current);
  const completed = firstIncomplete === null ? currentIndex : Math.min(currentIndex, ALL.indexOf(firstIncomplete));
  return (
    <ol className="steps" aria-label={startup.progress}>
      {ALL.map((step, index) => (
        <li
          key={step}
          className={index < completed ? 'done' : undefined}
          aria-current={index === currentIndex ? 'step' : undefined}
        >
          <span className="steps__label">{startup.steps[step]}</span>
          {index < completed && <span className="sr">, {startup.completed}</span>}
        </li>
      ))}
    </ol>
  );
}

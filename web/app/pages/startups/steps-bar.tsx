import { useMessages } from '../../locale/messages';
import { STEPS, type Step } from './application';

const ALL = [...STEPS, 'done'] as const;

/** How far the application has come. */
export function StepsBar({ current }: { current: Step | 'done' }) {
  const { startup } = useMessages();
  const at = ALL.indexOf(current);
  return (
    <ol className="steps" aria-label={startup.progress}>
      {ALL.map((step, index) => (
        <li key={step} className={index < at ? 'done' : undefined} aria-current={index === at ? 'step' : undefined}>
          <span className="steps__label">{startup.steps[step]}</span>
          {index < at && <span className="sr">, {startup.completed}</span>}
        </li>
      ))}
    </ol>
  );
}

import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import type { FormValues } from '#app/leads/form-values.ts';
import { TextButton } from '#app/ui/button.tsx';
import { dayText } from '#app/ui/dates.ts';
import { fieldsOf, QUESTION_STEPS } from './application.ts';
import { useFieldLabels } from './step-fields.tsx';

export function ReviewAnswers({ answers }: { answers: FormValues }) {
  const { startup: t, validation } = useMessages();
  const { toLocale } = useLanguage();
  const answerText = useAnswerText();
  const labels = useFieldLabels();
  return QUESTION_STEPS.map((step) => (
    <section key={step} aria-labelledby={`review-${step}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`review-${step}`} className="h4">
          {t.steps[step]}
        </h3>
        <TextButton
          type="submit"
          name="go"
          value={step}
          formAction={toLocale(`/startups/apply/${step}`)}
          aria-describedby={`review-${step}`}
        >
          {t.change}
        </TextButton>
      </div>
      <dl className="particulars particulars--answers mt-2">
        {fieldsOf(step, validation).map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd className={answers[name] ? 'whitespace-pre-line' : 'muted'}>
              {answers[name] ? answerText(name, answers[name]) : t.notAnswered}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

function useAnswerText(): (name: string, value: string) => string {
  const { startup: t, form: f } = useMessages();
  const { locale } = useLanguage();
  const words: Record<string, Record<string, string>> = {
    platform: t.platforms,
    stage: t.stages,
    budget: f.budgets,
    money_raised: { yes: f.yes, no: f.no },
    equity: { yes: f.yes, no: f.no },
  };
  return (name, value) => {
    if (name === 'deadline' && !Number.isNaN(Date.parse(value))) return dayText(value, locale);
    return words[name]?.[value] ?? value;
  };
}

import type { FormOptions } from '#app/content/form-options.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import type { FormValues } from '#app/leads/form-values.ts';
import { TextButton } from '#app/ui/button.tsx';
import { dayText } from '#app/ui/dates.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { fieldsOf, QUESTION_STEPS } from './application.ts';
import { useFieldLabels } from './step-fields.tsx';

export function ReviewAnswers({ answers, options }: { answers: FormValues; options: FormOptions }) {
  const { startup: t, validation } = useMessages();
  const { toLocale } = useLanguage();
  const answerText = useAnswerText(options);
  const labels = useFieldLabels();
  return QUESTION_STEPS.map((step) => (
    <section key={step} className="full" aria-labelledby={`review-${step}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`review-${step}`} className="h4">
          {t.steps[step]}
        </h2>
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
      <FactList
        layout="answers"
        className="mt-2"
        facts={fieldsOf(step, { validation, options }).map((name) => [
          labels[name] ?? name,
          <span key={name} className={answers[name] ? 'whitespace-pre-line' : 'muted'}>
            {answers[name] ? answerText(name, answers[name]) : t.notAnswered}
          </span>,
        ])}
      />
    </section>
  ));
}

function useAnswerText({ budgets, platforms, stages }: FormOptions): (name: string, value: string) => string {
  const { form: f } = useMessages();
  const { locale } = useLanguage();
  const yesNo = [
    { value: 'yes', label: f.yes },
    { value: 'no', label: f.no },
  ];
  const choices: Record<string, { value: string; label: string }[]> = {
    platform: platforms,
    stage: stages,
    budget: budgets,
    money_raised: yesNo,
    equity: yesNo,
  };
  return (name, value) => {
    if (name === 'deadline' && !Number.isNaN(Date.parse(value))) return dayText(value, locale);
    return choices[name]?.find((option) => option.value === value)?.label ?? value;
  };
}

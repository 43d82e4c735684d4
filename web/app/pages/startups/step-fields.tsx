import type { FormOptions } from '#app/content/form-options.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { startupLabels } from '#app/i18n/startup-labels.ts';
import { CharacterCount } from '#app/ui/character-count.tsx';
import { Choices } from '#app/ui/choices.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { type QuestionStep, TEXT_MAX } from './application.ts';

type FieldState = { name: string; error: string | undefined; defaultValue: string | undefined };

export function useFieldLabels(): Record<string, string> {
  return startupLabels(useMessages().startup);
}

type Props = { step: QuestionStep; options: FormOptions; field: (name: string) => FieldState };

export function StepFields({ step, options, field }: Props) {
  const { startup: t, form: f } = useMessages();
  switch (step) {
    case 'about-you':
      return (
        <>
          <TextField {...field('name')} label={t.name} autoComplete="name" required />
          <TextField {...field('email')} label={t.email} type="email" autoComplete="email" required />
          <TextField {...field('company')} label={t.company} hint={t.companyHint} autoComplete="organization" />
          <TextField {...field('city')} label={t.city} autoComplete="address-level2" />
          <TextField {...field('website')} label={t.website} inputMode="url" autoComplete="url" />
          <TextField {...field('social_media')} label={t.socialMedia} inputMode="url" />
        </>
      );
    case 'idea-and-team':
      return (
        <>
          <TextArea
            {...field('idea_description')}
            label={t.ideaDescription}
            hint={t.ideaDescriptionHint}
            after={<CharacterCount of="idea_description" max={TEXT_MAX} />}
            required
            wide
          />
          <TextArea
            {...field('problem_solved')}
            label={t.problemSolved}
            after={<CharacterCount of="problem_solved" max={TEXT_MAX} />}
            short
            required
            wide
          />
          <TextField {...field('competitors')} label={t.competitors} hint={t.competitorsHint} wide />
          <Choices {...field('platform')} label={t.platform} options={options.platforms} required wide />
          <SelectField {...field('stage')} label={t.stage} choose={f.choose} options={options.stages} required wide />
          <TextArea {...field('team_description')} label={t.teamDescription} short wide />
        </>
      );
    case 'business': {
      const yesNo = (['yes', 'no'] as const).map((value) => ({ value, label: f[value] }));
      return (
        <>
          <SelectField
            {...field('budget')}
            label={t.budget}
            hint={t.budgetHint}
            choose={f.choose}
            options={options.budgets}
            wide
          />
          <TextField {...field('deadline')} label={t.deadline} type="date" wide />
          <Choices {...field('money_raised')} label={t.moneyRaised} options={yesNo} wide />
          <Choices {...field('equity')} label={t.equity} options={yesNo} wide />
        </>
      );
    }
  }
}

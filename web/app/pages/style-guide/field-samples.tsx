import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CharacterCount } from '#app/ui/character-count.tsx';
import { Checkbox, Choices } from '#app/ui/choices.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { FileField, SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { Sample } from './sample.tsx';

const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two, with words enough for a second line on a phone' },
  { value: 'three', label: 'Three' },
];
const ERROR = 'Please say more.';

export function Fields() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <Sample name="Empty, filled, with a hint">
        <Grid>
          <TextField name="s-empty" label="Name" required />
          <TextField name="s-filled" label="Email" type="email" defaultValue="sam@example.com" required />
          <TextField name="s-hint" label="Company" hint="As it is written on the door." />
          <TextField name="s-date" label="Start" type="date" defaultValue="2030-05-01" />
          <SelectField name="s-select" label="Budget" choose="Choose" options={OPTIONS} required />
          <FileField name="s-file" label="CV" accept=".pdf" hint="A PDF of at most 5 MB" />
          <TextArea
            name="s-text"
            label="Message"
            defaultValue="What it is about."
            wide
            after={<CharacterCount of="s-text" max={2000} />}
          />
          <Choices name="s-choices" label="How many" options={OPTIONS} defaultValue="two" wide required />
          <Checkbox name="s-check" label="Not yet agreed" />
          <Checkbox name="s-checked" label="Agreed" defaultValue="yes" />
        </Grid>
      </Sample>
      <Sample name="With an error">
        <Grid>
          <p className="full">
            <Button type="button" variant="small-line" onClick={() => setAttempt(attempt + 1)}>
              Fail to send
            </Button>
          </p>
          <ErrorSummary attempt={attempt} errors={{ 'e-empty': ERROR, 'e-select': ERROR }} />
          <TextField name="e-empty" label="Name" error={ERROR} required />
          <SelectField name="e-select" label="Budget" choose="Choose" options={OPTIONS} error={ERROR} required />
          <TextArea name="e-text" label="Message" error={ERROR} short wide required />
          <Choices name="e-choices" label="How many" options={OPTIONS} error={ERROR} wide required />
          <Checkbox name="e-check" label="I agree" error={ERROR} required />
        </Grid>
      </Sample>
      <Sample name="Disabled">
        <fieldset disabled>
          <Grid>
            <TextField name="d-filled" label="Name" defaultValue="Sam" required />
            <SelectField name="d-select" label="Budget" choose="Choose" options={OPTIONS} required />
            <Choices name="d-choices" label="How many" options={OPTIONS} defaultValue="one" wide required />
            <Checkbox name="d-check" label="Agreed" defaultValue="yes" />
          </Grid>
        </fieldset>
      </Sample>
    </>
  );
}

const Grid = ({ children }: { children: ReactNode }) => (
  <div className="@container">
    <div className="form form--two">{children}</div>
  </div>
);

import { useId } from 'react';

type Props<Value extends string> = {
  /** What is chosen here; read out, not shown. */
  label: string;
  /** The field's name where the control is a part of a form. */
  name?: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  /** Without it the form around takes care of what is chosen (`ChoiceForm`), and `value` is what is chosen first. */
  onChange?: (value: Value) => void;
};

/** One of two or three answers that takes effect at once: radio buttons side by side, the arrow keys move between them. */
export function SegmentedControl<Value extends string>({ label, name, options, value, onChange }: Props<Value>) {
  const ownName = useId();
  return (
    <fieldset className="segments">
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            {...(onChange
              ? { checked: option.value === value, onChange: () => onChange(option.value) }
              : { defaultChecked: option.value === value })}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { useId } from 'react';

type Props<Value extends string> = {
  label: string;
  name?: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  /** Without it the control is uncontrolled, as `ChoiceForm` needs it. */
  onChange?: (value: Value) => void;
};

export function SegmentedControl<Value extends string>({ label, name, options, value, onChange }: Props<Value>) {
  const generatedName = useId();
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name ?? generatedName}
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

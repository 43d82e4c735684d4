import { useId } from 'react';
import { useMessages } from '#app/i18n/messages.ts';
import { FieldError, type FieldOption, type FieldProps } from './field.tsx';

type Props = FieldProps & { options: FieldOption[] };

/** More options than this are in three columns, or two in a narrow container. */
const MAX_WIDE = 4;

/** Radio buttons. The first one's id is the field's name, so that the error summary can link to it. */
export function Choices({
  name,
  label,
  hint,
  error,
  defaultValue,
  required = false,
  wide = false,
  className = '',
  options,
}: Props) {
  const described = useId();
  const { form } = useMessages();
  const isMany = options.length > MAX_WIDE;
  const ids = [hint && `${described}-hint`, error && `${described}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={`field @container ${wide ? 'full' : ''} ${className}`} aria-describedby={ids || undefined}>
      <legend className="pb-1.5">
        {label} {!required && <span className="opt">{form.optional}</span>}
      </legend>
      {hint && (
        <p className="hint" id={`${described}-hint`}>
          {hint}
        </p>
      )}
      <div
        className={`choices grid auto-rows-fr gap-2 ${isMany ? 'grid-cols-2 max-[15rem]:grid-cols-1 @min-[38rem]:grid-cols-3' : 'grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]'}`}
      >
        {options.map((option, index) => (
          <label
            key={option.value}
            className={`choice ${isMany ? 'gap-2 px-2.5 text-sm/[1.25] @max-[38rem]:last:odd:col-span-full @max-[30rem]:px-2 @max-[30rem]:py-1.5' : ''}`}
          >
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={option.value}
              data-needs-details={option.needsDetails || undefined}
              required={required}
              aria-invalid={error ? true : undefined}
              defaultChecked={option.value === defaultValue}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${described}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

type CheckboxProps = Pick<FieldProps, 'name' | 'error' | 'defaultValue' | 'required'> & { label: string };

export function Checkbox({ name, label, error, defaultValue, required = false }: CheckboxProps) {
  const described = useId();
  return (
    <div className="field full">
      <label className="choice items-start justify-self-start border-0 bg-transparent px-0 shadow-none hover:[&>input]:border-ink">
        <input
          className="mt-px aria-invalid:border-danger"
          type="checkbox"
          id={name}
          name={name}
          value="yes"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${described}-error` : undefined}
          defaultChecked={defaultValue === 'yes'}
        />
        {label}
      </label>
      {error && <FieldError id={`${described}-error`}>{error}</FieldError>}
    </div>
  );
}

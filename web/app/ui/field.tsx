import type { ReactNode } from 'react';
import { useId } from 'react';
import { useMessages } from '#app/i18n/messages.ts';
import { Icon } from './icon.tsx';

/** `id` defaults to `name`, so that the error summary can link to the field. */
export type FieldProps = {
  name: string;
  id?: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  defaultValue?: string | undefined;
  required?: boolean;
  /** Not marked as optional although it isn't required, because its hint or its group says what is needed. */
  isUnmarked?: boolean;
  wide?: boolean;
  className?: string;
};

type InputProps = FieldProps & {
  type?: 'text' | 'email' | 'date';
  autoComplete?: string;
  inputMode?: 'url';
};

export function TextField({ type = 'text', autoComplete, inputMode, ...field }: InputProps) {
  return (
    <Field {...field}>
      {(props) => (
        <input
          {...props}
          className="input"
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          defaultValue={field.defaultValue}
        />
      )}
    </Field>
  );
}

export function TextArea({ short = false, after, ...field }: FieldProps & { short?: boolean; after?: ReactNode }) {
  return (
    <Field {...field} after={after}>
      {(props) => (
        <textarea {...props} className={`input ${short ? 'min-h-26' : ''}`} defaultValue={field.defaultValue} />
      )}
    </Field>
  );
}

/** `needsDetails`: choosing the option reveals a text field (contact.css). */
export type FieldOption = { value: string; label: string; needsDetails?: boolean };
type SelectProps = FieldProps & { choose: string; options: FieldOption[] };

export function SelectField({ choose, options, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {(props) => (
        <select {...props} className="input" defaultValue={field.defaultValue ?? ''}>
          <option value="">{choose}</option>
          {options.map(({ value, label, needsDetails }) => (
            <option key={value} value={value} data-needs-details={needsDetails || undefined}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type ControlProps = {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

function Field({
  name,
  id = name,
  label,
  hint,
  error,
  required = false,
  isUnmarked = false,
  wide = false,
  className = '',
  after,
  children,
}: FieldProps & { after?: ReactNode; children: (props: ControlProps) => ReactNode }) {
  const described = useId();
  const { form } = useMessages();
  const ids = [hint && `${described}-hint`, error && `${described}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field ${wide ? 'full' : ''} ${className}`}>
      <label htmlFor={id}>
        {label} {!required && !isUnmarked && <span className="opt">{form.optional}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${described}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': ids || undefined,
      })}
      {after}
      {error && <FieldError id={`${described}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}

export function FileField({ accept, ...field }: FieldProps & { accept: string }) {
  return (
    <Field {...field}>
      {(props) => (
        <input
          {...props}
          className="input min-h-26 cursor-pointer border-dashed bg-transparent px-3 py-7 text-sm max-sm:min-h-0 max-sm:py-3 text-ink-2 file:mr-3 file:cursor-pointer file:rounded-control file:border-[1.5px] file:border-solid file:border-ink file:bg-transparent file:px-3.5 file:py-2.5 file:text-base file:font-semibold file:text-ink hover:file:bg-ink hover:file:text-bg"
          type="file"
          accept={accept}
        />
      )}
    </Field>
  );
}

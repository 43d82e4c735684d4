import { useEffect, useId, useRef } from 'react';
import { useMessages, usePlural } from '#app/i18n/messages.ts';

type Props = {
  errors: Record<string, string>;
  /** The number of failed submissions. A new one moves the focus here; 0 renders nothing. */
  attempt: number;
  /** Field name → label, for fields whose message does not name them. */
  labels?: Record<string, string>;
};

/** Links to the fields with errors. It takes the focus to be read once: a live region would be read again after each correction. */
export function ErrorSummary({ errors, attempt, labels = {} }: Props) {
  const { form } = useMessages();
  const plural = usePlural();
  const summary = useRef<HTMLElement>(null);
  const heading = useId();
  const entries = Object.entries(errors);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt moves the focus
  useEffect(() => {
    summary.current?.focus();
  }, [attempt]);
  if (attempt === 0 || entries.length === 0) return null;
  return (
    <section className="summary full" aria-labelledby={heading} tabIndex={-1} ref={summary}>
      <h2 id={heading}>{plural(form.summary, entries.length)}</h2>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                const field = document.getElementById(name);
                if (!field) return;
                event.preventDefault();
                field.focus();
                field.closest('.field')?.scrollIntoView({ block: 'center' });
              }}
            >
              {labels[name] && <b>{labels[name]}</b>} {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

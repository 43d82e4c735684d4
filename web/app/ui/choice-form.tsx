import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { TextButton } from './button.tsx';
import { useHydrated } from './use-hydrated.ts';

type Props = {
  /** The page's path, with the locale's prefix. */
  path: string;
  /** Field name → chosen value, in the order of the form, without empty values. */
  chosen: Record<string, string>;
  apply: string;
  className: string;
  children: ReactNode;
};

/**
 * A form that navigates when a choice changes. Before hydration, and without JavaScript, it has a submit button. Choices made before
 * hydration are applied then. Its fields are uncontrolled, so that a navigation that finishes late doesn't reset a newer choice.
 */
export function ChoiceForm({ path, chosen, apply, className, children }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const isInteractive = useHydrated();
  const shown = new URLSearchParams(chosen).toString();
  const isNew = useRef(true);

  const choose = (form: HTMLFormElement) => {
    const search = choicesOf(form);
    navigate(search ? `${path}?${search}` : path, { preventScrollReset: true, replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the page's choices change
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const wasChangedBeforeHydration = isNew.current && choicesOf(form) !== shown;
    isNew.current = false;
    if (wasChangedBeforeHydration) choose(form);
    else showChoices(form, new URLSearchParams(shown));
  }, [shown]);

  return (
    <Form
      ref={ref}
      method="get"
      action={path}
      className={`choice-form ${className}`}
      onChange={(event) => choose(event.currentTarget)}
    >
      {children}
      {!isInteractive && <TextButton type="submit">{apply}</TextButton>}
    </Form>
  );
}

function choicesOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value]] : [],
  );
  return new URLSearchParams(entries).toString();
}

function showChoices(form: HTMLFormElement, chosen: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = chosen.get(field.name) ?? '';
    else if (field instanceof HTMLInputElement && field.type === 'radio')
      field.checked = field.value === (chosen.get(field.name) ?? '');
  }
}

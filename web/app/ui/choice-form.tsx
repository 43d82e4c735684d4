import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { TextButton } from './button';
import { useHydrated } from './use-hydrated';

type Props = {
  /** The page that shows what is chosen, with the language's prefix. */
  path: string;
  /** What the page shows: by the names of the form's fields and in their order, without those in which nothing is chosen. */
  chosen: Record<string, string>;
  /** What the button says that is there as long as nothing happens by itself. */
  apply: string;
  className: string;
  children: ReactNode;
};

/**
 * Choices that take effect at once and stand in the address. Until the browser's code has come, and where it never does, a
 * button sends them; what was chosen by then takes effect when it comes. Fields are left to the browser, so that a quick
 * succession of choices is not disturbed by the answer to the first one.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page shows something else
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const isChosenBefore = isNew.current && choicesOf(form) !== shown;
    isNew.current = false;
    if (isChosenBefore) choose(form);
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

/** What is chosen in a form, as an address has it. */
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

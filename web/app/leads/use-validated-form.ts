import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DraftStore } from './draft';
import { type FieldErrors, type FormValues, readValues } from './form-values';
import { SUBMISSION_FIELDS } from './spam-protection';

type Options = {
  /** What is wrong with the whole form as it stands. Asked once when the form is there: checks may be fetched by then. */
  check: (form: HTMLFormElement) => FieldErrors | Promise<FieldErrors>;
  draft: DraftStore;
  /** Shows what is wrong as soon as the page is there. */
  isCheckedAtOnce?: boolean;
  /** Errors that the server has found (a form sent without JavaScript). */
  serverErrors?: FieldErrors | undefined;
  /** Called with the first edit after something was sent, and with each one after it. */
  onEdit?: () => void;
};

type CheckedForm = {
  ref: RefObject<HTMLFormElement | null>;
  /** Sentences to show beside fields. */
  errors: FieldErrors;
  /** For the error summary. */
  attempt: number;
  /** When the draft was last saved, in milliseconds; null when there is none, or when the browser saves nothing. */
  savedAt: number | null;
  /** Checks everything and shows what is wrong; true when nothing is, or when only the server can tell. */
  checkAll: () => Promise<boolean>;
  showErrors: (errors: FieldErrors) => void;
  /** Empties the form and its draft. */
  clear: () => void;
};

/** Checks that have not arrived by then, on a bad network, are left to the server. */
const CHECKS_WITHIN_MS = 1500;
/** A finger's click comes a moment after it was lifted, and only then the focus moves. */
const CLICK_WITHIN_MS = 100;
const PROTECTION_FIELDS: readonly string[] = Object.values(SUBMISSION_FIELDS);

/**
 * A form that checks a field when the visitor leaves it or changes a choice, never while they type (specification 5), and
 * that keeps what was typed in the visitor's browser.
 */
export function useValidatedForm({
  check,
  draft,
  isCheckedAtOnce = false,
  serverErrors = {},
  onEdit,
}: Options): CheckedForm {
  const ref = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<FieldErrors>(serverErrors);
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(Object.keys(serverErrors)));
  const [attempt, setAttempt] = useState(shown.size > 0 ? 1 : 0);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const showErrors = (errors: FieldErrors) => {
    setFound(errors);
    setShown(new Set(Object.keys(errors)));
    setAttempt((number) => number + 1);
  };
  const latest = useRef({ check, draft, isCheckedAtOnce, onEdit, showErrors });
  latest.current = { check, draft, isCheckedAtOnce, onEdit, showErrors };

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const kept = latest.current.draft.read();
    const typedBefore = typedIn(form);
    if (kept) {
      fillPlaceholders(form, kept.values);
      setSavedAt(kept.savedAt);
    }
    if (Object.entries(typedBefore).some(([name, value]) => kept?.values[name] !== value))
      setSavedAt(latest.current.draft.write({ ...kept?.values, ...typedBefore }));
    void errorsOf(form, latest.current.check).then((errors) => {
      if (latest.current.isCheckedAtOnce && errors) latest.current.showErrors(errors);
    });

    const left = new Set<string>();
    // What is pressed must still be hit where the vanishing or appearing of an error would move it away: the check waits
    // for the click, and after a button or a link for the next field that is left.
    let pressed: Element | null = null;
    let isWaiting = false;
    let release = 0;
    const checkLeft = () => {
      pressed = null;
      isWaiting = false;
      const errors = latest.current.check(form);
      // A sentence that came by itself would move what the visitor does next: it waits for the next field that is left.
      if (errors instanceof Promise) return void errors.catch(() => {});
      setFound(errors);
      setShown((names) => new Set([...names, ...left]));
    };
    const checkField = (event: Event) => {
      const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
      if (!name || PROTECTION_FIELDS.includes(name)) return;
      // Moving on inside a group of choices is not leaving it.
      const next = event instanceof FocusEvent ? event.relatedTarget : null;
      if (next instanceof Element && next.getAttribute('name') === name) return;
      left.add(name);
      if (pressed && pressed !== event.target) isWaiting = !pressed.matches('a, button');
      else checkLeft();
    };
    const keep = () => {
      latest.current.onEdit?.();
      const values = readValues(new FormData(form));
      for (const name of PROTECTION_FIELDS) delete values[name];
      setSavedAt(latest.current.draft.write(values));
    };
    const press = ({ target }: Event) => {
      clearTimeout(release);
      const control = target instanceof Element ? target.closest('a, button, input, label, select, textarea') : null;
      pressed = control instanceof HTMLLabelElement ? control.control : control;
    };
    const end = () => {
      pressed = null;
      if (isWaiting) checkLeft();
    };
    const released = ({ pointerType }: PointerEvent) => {
      clearTimeout(release);
      // A mouse has moved the focus before, and nothing waits for the click of a button or a link.
      if (pointerType === 'mouse' && !isWaiting) end();
      else release = window.setTimeout(end, CLICK_WITHIN_MS);
    };
    form.addEventListener('change', checkField);
    form.addEventListener('focusout', checkField);
    form.addEventListener('input', keep);
    form.addEventListener('pointerdown', press);
    addEventListener('pointerup', released);
    addEventListener('pointercancel', released);
    return () => {
      clearTimeout(release);
      form.removeEventListener('change', checkField);
      form.removeEventListener('focusout', checkField);
      form.removeEventListener('input', keep);
      form.removeEventListener('pointerdown', press);
      removeEventListener('pointerup', released);
      removeEventListener('pointercancel', released);
    };
  }, []);

  return {
    ref,
    errors: Object.fromEntries(Object.entries(found).filter(([name]) => shown.has(name))),
    attempt,
    savedAt,
    showErrors,
    checkAll: async () => {
      const tooLate = new Promise<null>((resolve) => setTimeout(resolve, CHECKS_WITHIN_MS, null));
      const errors = (ref.current && (await Promise.race([errorsOf(ref.current, check), tooLate]))) ?? {};
      const isFine = Object.keys(errors).length === 0;
      if (isFine) setFound({});
      else showErrors(errors);
      return isFine;
    },
    clear: () => {
      ref.current?.reset();
      draft.clear();
      setSavedAt(null);
      setFound({});
      setShown(new Set());
    },
  };
}

/** Null when the checks cannot be fetched: then the server has the only word. */
async function errorsOf(form: HTMLFormElement, check: Options['check']): Promise<FieldErrors | null> {
  try {
    return await check(form);
  } catch {
    return null;
  }
}

/** What the visitor has put into the fields before the page came alive. */
function typedIn(form: HTMLFormElement): FormValues {
  const names = new Set([...form.elements].filter(isTyped).map((field) => field.getAttribute('name')));
  return readValues([...new FormData(form)].filter(([name]) => names.has(name) && !PROTECTION_FIELDS.includes(name)));
}

function isTyped(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return [...field.selectedOptions].some((option) => !option.defaultSelected);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.checked ? !field.defaultChecked : field.value !== field.defaultValue;
}

/** Puts a draft into the fields that nobody has filled in yet: typing before the page came alive wins. */
function fillPlaceholders(form: HTMLFormElement, values: FormValues): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
      const isAnswered = form.querySelector(`[name="${CSS.escape(field.name)}"]:checked`) !== null;
      if (!isAnswered && values[field.name] === field.value) field.checked = true;
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      const value = values[field.name];
      if (value === undefined || field.value !== '' || field.type === 'file' || field.type === 'hidden') continue;
      field.value = value;
      // Not an edit: only for what follows a field's text, such as its length.
      field.dispatchEvent(new Event('filled'));
    }
  }
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DraftStore } from './draft.ts';
import { type FieldErrors, type FormValues, readValues } from './form-values.ts';
import { SUBMISSION_FIELDS } from './spam-protection.tsx';

type Options = {
  /** Returns a promise while the validation code is loading. Called on mount to start loading it. */
  check: (form: HTMLFormElement) => FieldErrors | Promise<FieldErrors>;
  draft: DraftStore;
  /** Show all errors on mount. */
  isCheckedAtOnce?: boolean;
  /** The result of a submission without JavaScript. */
  serverErrors?: FieldErrors | undefined;
  onEdit?: () => void;
};

type CheckedForm = {
  ref: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  attempt: number;
  /** When the draft was stored, in ms; null if there is none. */
  savedAt: number | null;
  /** Validates all fields. True if there are no errors, or if the validation code failed to load: then the server checks. */
  checkAll: () => Promise<boolean>;
  showErrors: (errors: FieldErrors) => void;
  clear: () => void;
};

/** If loading the validation code takes longer than this, the server validates. */
const CHECK_TIMEOUT_MS = 1500;
/** With touch, the click and the change of focus follow within this time after pointerup. */
const CLICK_WITHIN_MS = 100;
const PROTECTION_FIELDS: readonly string[] = Object.values(SUBMISSION_FIELDS);

/** Validates a field on blur and on change, never while typing (specification 5), and stores a draft. */
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
    const showDraft = () => {
      const stored = latest.current.draft.read();
      if (stored) fillForm(form, stored.values);
      setSavedAt(stored?.savedAt ?? null);
      return stored;
    };
    const typedBefore = typedIn(form);
    const draftBefore = showDraft();
    if (Object.entries(typedBefore).some(([name, value]) => draftBefore?.values[name] !== value))
      setSavedAt(latest.current.draft.write({ ...draftBefore?.values, ...typedBefore }));
    void errorsOf(form, latest.current.check).then((errors) => {
      if (latest.current.isCheckedAtOnce && errors) latest.current.showErrors(errors);
    });

    const leftFields = new Set<string>();
    // While the pointer is pressed, an error that appears or disappears could move a button away before it is clicked.
    // So validation waits for the click; if that is on a button or link, it waits for the next blur.
    let pressed: Element | null = null;
    let isWaiting = false;
    let clickTimer = 0;
    const checkLeftFields = () => {
      pressed = null;
      isWaiting = false;
      const errors = latest.current.check(form);
      // The validation code is still loading. Errors that appear later would shift the layout, so they wait for the next blur.
      if (errors instanceof Promise) return void errors.catch(() => {});
      setFound(errors);
      setShown((names) => new Set([...names, ...leftFields]));
    };
    const checkField = (event: Event) => {
      const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
      if (!name || PROTECTION_FIELDS.includes(name)) return;
      // Moving the focus within a radio group does not leave the field.
      const next = event instanceof FocusEvent ? event.relatedTarget : null;
      if (next instanceof Element && next.getAttribute('name') === name) return;
      leftFields.add(name);
      if (pressed && pressed !== event.target) isWaiting = !pressed.matches('a, button');
      else checkLeftFields();
    };
    const saveDraft = () => {
      latest.current.onEdit?.();
      const values = readValues(new FormData(form));
      for (const name of PROTECTION_FIELDS) delete values[name];
      setSavedAt(latest.current.draft.write(values));
    };
    const handlePointerDown = ({ target }: Event) => {
      clearTimeout(clickTimer);
      const control = target instanceof Element ? target.closest('a, button, input, label, select, textarea') : null;
      pressed = control instanceof HTMLLabelElement ? control.control : control;
    };
    const stopWaiting = () => {
      pressed = null;
      if (isWaiting) checkLeftFields();
    };
    const handlePointerUp = ({ pointerType }: PointerEvent) => {
      clearTimeout(clickTimer);
      // With a mouse, the focus has already moved; without waiting errors there is no reason to wait for the click.
      if (pointerType === 'mouse' && !isWaiting) stopWaiting();
      else clickTimer = window.setTimeout(stopWaiting, CLICK_WITHIN_MS);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    form.addEventListener('change', checkField, { signal });
    form.addEventListener('focusout', checkField, { signal });
    form.addEventListener('input', saveDraft, { signal });
    form.addEventListener('pointerdown', handlePointerDown, { signal });
    addEventListener('pointerup', handlePointerUp, { signal });
    addEventListener('pointercancel', handlePointerUp, { signal });
    // Another tab has changed the draft. The next edit here stores all fields, also those that were filled in there.
    addEventListener('storage', showDraft, { signal });
    return () => {
      clearTimeout(clickTimer);
      listeners.abort();
    };
  }, []);

  return {
    ref,
    errors: Object.fromEntries(Object.entries(found).filter(([name]) => shown.has(name))),
    attempt,
    savedAt,
    showErrors,
    checkAll: async () => {
      const tooLate = new Promise<null>((resolve) => setTimeout(resolve, CHECK_TIMEOUT_MS, null));
      const errors = (ref.current && (await Promise.race([errorsOf(ref.current, check), tooLate]))) ?? {};
      const isValid = Object.keys(errors).length === 0;
      if (isValid) setFound({});
      else showErrors(errors);
      return isValid;
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

/** Null if the validation code failed to load. */
async function errorsOf(form: HTMLFormElement, check: Options['check']): Promise<FieldErrors | null> {
  try {
    return await check(form);
  } catch {
    return null;
  }
}

/** The values that were typed before hydration. */
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

/** Fills empty fields only, so that it does not overwrite what was typed before hydration. */
function fillForm(form: HTMLFormElement, values: FormValues): void {
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
      // `filled` updates the character count; an `input` event would count as an edit.
      field.dispatchEvent(new Event('filled'));
    }
  }
}

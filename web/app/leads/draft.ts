import type { FormValues } from './form-values.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** `savedAt` is in ms; null if the browser could not store the draft, which then lasts until the visitor leaves the page. */
type Draft = { values: FormValues; savedAt: number | null };
type Options = {
  name: string;
  /** `tab`: stored until the tab is closed. `device`: stored for 30 days. */
  lifetime: 'tab' | 'device';
};

/** Used when storage is full or blocked, so that values at least survive from one step of a form to the next. */
const inMemory = new Map<string, FormValues>();

export function draftStore({ name, lifetime }: Options) {
  const key = `draft:${name}`;
  const storage = () => (lifetime === 'tab' ? sessionStorage : localStorage);
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    read: (): Draft | null => {
      const values = inMemory.get(key);
      if (values) return { values, savedAt: null };
      return attempt(() => {
        const draft = parseDraft(storage().getItem(key));
        if (!draft) return null;
        if (Date.now() - draft.savedAt <= LIFETIME_MS) return draft;
        storage().removeItem(key);
        return null;
      });
    },
    /** Returns the time in ms; null if the browser could not store the draft. */
    write: (values: FormValues): number | null => {
      inMemory.set(key, values);
      return attempt(() => {
        const savedAt = Date.now();
        storage().setItem(key, JSON.stringify({ values, savedAt }));
        inMemory.delete(key);
        return savedAt;
      });
    },
    clear: (): void => {
      inMemory.delete(key);
      attempt(() => storage().removeItem(key));
    },
  };
}

export type DraftStore = ReturnType<typeof draftStore>;

/** Null for a missing or malformed draft. @throws SyntaxError if it is not JSON */
export function parseDraft(text: string | null): { values: FormValues; savedAt: number } | null {
  if (!text) return null;
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('savedAt' in stored)) return null;
  const { values, savedAt } = stored;
  if (typeof values !== 'object' || values === null || typeof savedAt !== 'number') return null;
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { values: Object.fromEntries(texts), savedAt };
}

import type { FormValues } from './form-values.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `savedAt` is in ms; null if the browser cannot store it and the draft lasts until the page is left. */
type Draft = { values: FormValues; savedAt: number | null };
type Options = {
  name: string;
  /** `tab`: until the tab is closed. `device`: for `days`. */
  lifetime: 'tab' | 'device';
  days?: number;
};

/** Fallback when storage is full or blocked: still carries values from step to step. */
const inMemory = new Map<string, FormValues>();

export function draftStore({ name, lifetime, days = 30 }: Options) {
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
        if (Date.now() - draft.savedAt <= days * DAY_MS) return draft;
        storage().removeItem(key);
        return null;
      });
    },
    /** The time in ms; null if it could not be stored. */
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

/** Null if missing or malformed. */
export function parseDraft(text: string | null): { values: FormValues; savedAt: number } | null {
  if (!text) return null;
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('savedAt' in stored)) return null;
  const { values, savedAt } = stored;
  if (typeof values !== 'object' || values === null || typeof savedAt !== 'number') return null;
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { values: Object.fromEntries(texts), savedAt };
}

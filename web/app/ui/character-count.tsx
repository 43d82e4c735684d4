import { useEffect, useState } from 'react';
import { interpolate, useMessages } from '#app/i18n/messages.ts';

/**
 * Shows how many characters the text area with the id `of` contains. Not announced to screen readers, because the field's error names
 * the limit.
 */
export function CharacterCount({ of, max }: { of: string; max: number }) {
  const { form } = useMessages();
  const [length, setLength] = useState<number | null>(null);
  useEffect(() => {
    const field = document.getElementById(of);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const measure = () => setLength(field.value.trim().length);
    measure();
    field.addEventListener('input', measure);
    field.addEventListener('filled', measure);
    return () => {
      field.removeEventListener('input', measure);
      field.removeEventListener('filled', measure);
    };
  }, [of]);
  return <p className="hint tnum">{interpolate(form.characters, { count: length ?? 0, max })}</p>;
}

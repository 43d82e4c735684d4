import { useEffect, useState } from 'react';
import { useMessages } from '#app/i18n/messages.ts';

const SHOWN_FOR_MS = 2000;

/**
 * Copies what `read` returns. `what` names it: visibly if `isLabelled`, otherwise for screen readers only. Not rendered where browsers
 * have no clipboard, which needs HTTPS.
 */
export function CopyButton({
  what,
  isLabelled = false,
  read,
}: {
  what: string;
  isLabelled?: boolean;
  read: () => string;
}) {
  const { actions } = useMessages();
  const [isUsable, setIsUsable] = useState(false);
  const [result, setResult] = useState<{ text: string } | null>(null);

  useEffect(() => setIsUsable('clipboard' in navigator), []);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = () =>
    navigator.clipboard.writeText(read()).then(
      () => setResult({ text: actions.copied }),
      // The visitor or the browser denied permission.
      () => setResult({ text: actions.notCopied }),
    );

  if (!isUsable) return null;
  return (
    <>
      <button type="button" onClick={copy} className={`link text-sm font-semibold ${isLabelled ? '' : 'copy'}`}>
        {result?.text ?? actions.copy}
        <span className={isLabelled && result === null ? '' : 'sr-only'}> {what}</span>
      </button>
      <span role="status" className="sr-only">
        {result?.text}
      </span>
    </>
  );
}

import { useEffect, useState } from 'react';
import { useMessages } from '#app/i18n/messages.ts';

const COPIED_FOR_MS = 2000;

/** `what` is visible if `isLabelled`, else for screen readers only. Not rendered without a clipboard, which needs https. */
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
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => setIsUsable('clipboard' in navigator), []);
  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  // If permission is denied, nothing is claimed.
  const copy = () =>
    navigator.clipboard.writeText(read()).then(
      () => setCopiedAt(Date.now()),
      () => setCopiedAt(null),
    );

  if (!isUsable) return null;
  return (
    <>
      <button type="button" onClick={copy} className="copy">
        {copiedAt === null ? actions.copy : actions.copied}
        <span className={isLabelled && copiedAt === null ? '' : 'sr'}> {what}</span>
      </button>
      <span role="status" className="sr">
        {copiedAt === null ? '' : actions.copied}
      </span>
    </>
  );
}

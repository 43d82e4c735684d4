import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages';

const COPIED_FOR_MS = 2000;

/**
 * Puts a text on the clipboard and says so. `what` names the text for those who cannot see what the button stands beside.
 * It shows up in the browser only, and only where there is a clipboard: without https there is none.
 */
export function CopyButton({ what, read }: { what: string; read: () => string }) {
  const { actions } = useMessages();
  const [isUsable, setIsUsable] = useState(false);
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => setIsUsable('clipboard' in navigator), []);
  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  // Without permission nothing is copied and nothing is claimed: the text can still be selected.
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
        <span className="sr"> {what}</span>
      </button>
      <span role="status" className="sr">
        {copiedAt === null ? '' : actions.copied}
      </span>
    </>
  );
}

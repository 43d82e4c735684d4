import { useEffect, useState } from 'react';
import { useMessages } from '#app/i18n/messages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';

type Props = {
  title: string;
  /** The canonical path of a page that has several URLs. */
  canonical?: string | null;
  /** The label of the mail link. */
  mail?: string;
};

/** A mail link, and the share sheet and clipboard where browsers support them. Sends nothing to third parties. */
export function Share({ title, canonical, mail }: Props) {
  const { share } = useMessages();
  const { origin } = useRootData();
  const { path, toLocale } = useLocale();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const url = origin + toLocale(canonical ?? path);
  const body = `${title}\r\n${url}`;
  return (
    <p className="flex flex-wrap items-center gap-x-5 no-print">
      <a
        className="link text-sm font-semibold"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`}
      >
        {mail ?? share.mail}
      </a>
      <CopyButton what={share.link} isLabelled read={() => url} />
      {canShare && (
        <button
          type="button"
          className="link text-sm font-semibold"
          // The promise rejects if the visitor closes the share sheet.
          onClick={() => navigator.share({ title, url }).catch(() => {})}
        >
          {share.share}
        </button>
      )}
    </p>
  );
}

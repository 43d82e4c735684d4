import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RichText } from '#app/content/markdown.server.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { CopyButton } from './copy-button.tsx';
import { linkKind } from './link-kind.ts';

export function Prose({ text, className = '' }: { text: RichText; className?: string }) {
  const root = useRef<HTMLDivElement>(null);
  const html = useLocalizedLinks(text.html);
  const captions = useCaptions(root, html);
  return (
    <>
      {/* With the key, new text creates a new element. React would not remove the copy buttons from the old one. */}
      <div
        key={html}
        ref={root}
        className={`prose ${className}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in content/markdown.server.ts, the only maker of RichText
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {captions.map((caption, index) =>
        createPortal(
          <CopyButton
            what={caption.firstElementChild?.textContent ?? ''}
            read={() => caption.nextElementSibling?.textContent ?? ''}
          />,
          caption,
          String(index),
        ),
      )}
    </>
  );
}

/** Adds the locale's prefix to links to pages, because links in content have none. */
function useLocalizedLinks(html: string): string {
  const { toLocale } = useLanguage();
  return html.replace(
    /(<a [^>]*?href=")(\/[^"]*)/g,
    (_, before: string, to: string) => before + (linkKind(to, true) === 'page' ? toLocale(to) : to),
  );
}

function useCaptions(root: React.RefObject<HTMLElement | null>, html: string): HTMLElement[] {
  const [captions, setCaptions] = useState<HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new text has new captions
  useEffect(() => setCaptions([...(root.current?.querySelectorAll<HTMLElement>('.code > figcaption') ?? [])]), [html]);
  return captions;
}

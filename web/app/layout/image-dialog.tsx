import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#app/i18n/messages.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { isPlainClick } from '#app/ui/link-kind.ts';

/** Shows the target of a link to a full-size image in a dialog, large enough to read its details. A navigation closes it. */
export function ImageDialog() {
  const { figure } = useMessages();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [image, setImage] = useState<{ src: string; alt: string; shownAt: string } | null>(null);
  const isOpen = image?.shownAt === key;
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/_ipx/_/"]:has(img)');
      if (!link || link.hasAttribute('download') || event.defaultPrevented || !isPlainClick(event, link)) return;
      event.preventDefault();
      setImage({ src: link.href, alt: link.querySelector('img')?.alt ?? '', shownAt: key });
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [key]);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  // Closed during rendering, not by an effect: while a dialog is open, the new page's heading cannot be focused.
  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-plate"
      aria-label={image.alt}
      onClose={() => setImage(null)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable for the keyboard */}
      <div className="grid h-full overflow-auto overscroll-contain" tabIndex={0}>
        <img src={image.src} alt={image.alt} className="m-auto w-[max(100%,100rem)] max-w-none" />
      </div>
      <form method="dialog" className="fixed right-3 top-3 rounded-control bg-surface">
        <Button type="submit" variant="icon" aria-label={figure.close}>
          <Icon name="close" />
        </Button>
      </form>
    </dialog>
  );
}

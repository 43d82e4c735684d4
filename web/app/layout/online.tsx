import { useEffect, useRef, useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** The live region is always rendered, because screen readers only announce changes of an existing one. */
export function OfflineNotice({ text }: { text: string }) {
  const isOnline = useOnline();
  return <div role="status">{!isOnline && <Bar text={text} />}</div>;
}

function Bar({ text }: { text: string }) {
  const bar = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (bar.current) return reserveSpace(bar.current);
  }, []);
  return (
    <p
      ref={bar}
      className="offline fixed inset-x-0 bottom-0 z-(--z-header) bg-mark px-gutter py-3 text-sm/[1.6] font-semibold text-on-mark"
    >
      {text}
    </p>
  );
}

/** Sets `--offline` to the bar's height, so that the bar hides neither the end of the page nor the focused element. */
function reserveSpace(bar: HTMLElement): () => void {
  const { body, documentElement: page } = document;
  const observer = new ResizeObserver(() => {
    page.style.setProperty('--offline', `${bar.offsetHeight}px`);
    const { activeElement: focused } = document;
    const { top, bottom } = (focused ?? body).getBoundingClientRect();
    if (focused !== body && bottom > bar.offsetTop && top < window.innerHeight)
      focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  page.classList.add('is-offline');
  observer.observe(bar);
  return () => {
    observer.disconnect();
    page.classList.remove('is-offline');
    page.style.removeProperty('--offline');
  };
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#app/i18n/messages.ts';

/** Tells editors that they see a preview. In the admin panel's frame, it reloads the page when they save. */
export function PreviewBanner({ mode }: { mode: 'draft' | 'published' }) {
  const { preview } = useMessages();
  const { pathname } = useLocation();
  useEffect(() => {
    const reload = ({ source, data }: MessageEvent) => {
      if (source === window.parent && window.parent !== window && data?.type === 'strapiUpdate') location.reload();
    };
    window.addEventListener('message', reload);
    return () => window.removeEventListener('message', reload);
  }, []);
  return (
    <aside
      className="preview-banner flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-mark px-[var(--gutter)] py-2 font-semibold text-on-mark"
      aria-label={preview.label}
    >
      <p>{preview[mode]}</p>
      <form method="post" action="/api/preview/leave">
        <input type="hidden" name="path" value={pathname} />
        <button type="submit" className="min-h-11 cursor-pointer underline underline-offset-[0.2em]">
          {preview.leave}
        </button>
      </form>
    </aside>
  );
}

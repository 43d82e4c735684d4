import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { SEARCH_PATH } from '#app/page-addresses.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const BUTTON =
  'grid h-11 w-full cursor-pointer place-items-center rounded-control text-ink hover:bg-plate [&>svg]:size-5';

/**
 * Opened by Ctrl/Cmd-K as well. The dialog is loaded on demand; if that fails, and without JavaScript, the
 * search page is used.
 */
export function SearchButton() {
  const { search } = useMessages();
  const isHydrated = useHydrated();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const navigate = useNavigate();
  const { toLocale } = useLanguage();
  const openSearch = useCallback(
    () =>
      import('./search-dialog.tsx').then(
        ({ SearchDialog }) => setDialog(() => SearchDialog),
        () => navigate(toLocale(SEARCH_PATH)),
      ),
    [navigate, toLocale],
  );

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      void openSearch();
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, [openSearch]);

  const icon = <Icon name="search" />;
  return (
    <>
      <Tooltip text={search.openHint} className="ml-auto min-w-6 flex-[0_1_2.75rem] lg:ml-0">
        {(describedBy) =>
          isHydrated ? (
            <button
              type="button"
              className={BUTTON}
              aria-label={search.open}
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
              aria-describedby={describedBy}
              onClick={openSearch}
            >
              {icon}
            </button>
          ) : (
            <Link to={SEARCH_PATH} className={BUTTON} aria-label={search.open}>
              {icon}
            </Link>
          )
        }
      </Tooltip>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}

/**
 * A shortcut of one character would need a way to switch it off (WCAG 2.1.4). An open dialog keeps its own keys.
 */
function isSearchKey({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return false;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

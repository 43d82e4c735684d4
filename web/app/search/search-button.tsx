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
 * Opens the search dialog, as does Ctrl/Cmd-K. The dialog is loaded on demand. Without JavaScript, or if loading fails,
 * the button leads to the search page.
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
 * Ctrl/Cmd-K, while no dialog is open. Not a single character: visitors would have to be able to switch that off
 * (WCAG 2.1.4).
 */
function isSearchKey({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return false;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

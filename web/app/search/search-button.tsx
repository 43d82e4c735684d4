import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../i18n/messages';
import { useLanguage } from '../i18n/use-locale';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Tooltip } from '../ui/tooltip';
import { useHydrated } from '../ui/use-hydrated';

const PATH = '/search';

/**
 * Opened by `/` and Ctrl/Cmd-K as well. The dialog is loaded on demand; if that fails, and without JavaScript, the
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
      import('./search-dialog').then(
        ({ SearchDialog }) => setDialog(() => SearchDialog),
        () => navigate(toLocale(PATH)),
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
      <Tooltip text={search.openHint} className="search-place">
        {(describedBy) =>
          isHydrated ? (
            <button
              type="button"
              className="search-open"
              aria-label={search.open}
              aria-haspopup="dialog"
              aria-keyshortcuts="/ Control+K Meta+K"
              aria-describedby={describedBy}
              onClick={openSearch}
            >
              {icon}
            </button>
          ) : (
            <Link to={PATH} className="search-open" aria-label={search.open}>
              {icon}
            </Link>
          )
        }
      </Tooltip>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}

/** `/` only outside of text fields. An open dialog keeps its own keys. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return false;
  const isShortcut =
    (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
  if (isShortcut) return true;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

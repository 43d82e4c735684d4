import { lazy, Suspense, useEffect, useState } from 'react';
import { useScenery } from '../scenery/scenery';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Tooltip } from '../ui/tooltip';
import { useHydrated } from '../ui/use-hydrated';

/** The dialog's code comes when somebody opens it. */
const SearchDialog = lazy(() => import('./search-dialog'));

/** Opens search, as do `/` and Ctrl or Cmd and K anywhere on the page. Without JavaScript it leads to the search page. */
export function SearchButton() {
  const { search } = useScenery().texts;
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    // React keeps events from what is not its own yet (ui/on-demand.tsx), but for those who hear them first.
    document.addEventListener('keydown', openByKey, true);
    return () => document.removeEventListener('keydown', openByKey, true);
  }, []);

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
              onClick={() => setIsOpen(true)}
            >
              {icon}
            </button>
          ) : (
            <Link to="/search" className="search-open" aria-label={search.open}>
              {icon}
            </Link>
          )
        }
      </Tooltip>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Ctrl/Cmd-K always; `/` where it is not part of a text being written. Another open dialog keeps its keys. */
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

import { type MouseEvent, memo, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useScenery } from '../scenery/scenery';
import { Icon } from '../ui/icon';
import { onDemand } from '../ui/on-demand';
import { useHydrated } from '../ui/use-hydrated';
import { WordMark } from './logo';
import { useNavigationState } from './navigation-state';

const ID = 'menu';

const DrawerContent = onDemand(() => import('./drawer-content').then(({ DrawerContent }) => DrawerContent));

/**
 * The menu of small screens, with the entry of `path` marked: a drawer at the right. It is a modal dialog, so the browser keeps the
 * focus in it, makes the page behind inert and gives the focus back. Without JavaScript the menu button is a link to it, and `:target` shows it.
 */
export const MobileMenu = memo(function MobileMenu({ path: pathname }: { path: string }) {
  const { nav } = useScenery().texts;
  const isHydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const close = () => dialog.current?.close();
  const open = () => {
    dialog.current?.showModal();
    setIsOpen(true);
  };

  useEffect(() => {
    if (!isOpen) return;
    // A phone's browser bar that slides away changes the height only, and is no reason to close.
    const width = window.innerWidth;
    const closeOnResize = () => window.innerWidth !== width && dialog.current?.close();
    window.addEventListener('resize', closeOnResize);
    document.documentElement.classList.add('is-locked');
    return () => {
      window.removeEventListener('resize', closeOnResize);
      document.documentElement.classList.remove('is-locked');
    };
  }, [isOpen]);

  return (
    <>
      {isHydrated ? (
        <button
          type="button"
          className="burger"
          aria-label={nav.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={ID}
          onClick={open}
        >
          <MenuIcon />
        </button>
      ) : (
        <a className="burger" href={`#${ID}`} aria-label={nav.openMenu}>
          <MenuIcon />
        </a>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the dialog brings along */}
      <dialog
        ref={dialog}
        id={ID}
        className={`drawer ${isHydrated ? '' : 'drawer--static'}`}
        aria-label={nav.menu}
        onClose={() => setIsOpen(false)}
        onClick={(event: MouseEvent) => event.target === dialog.current && close()}
      >
        <div className="drawer__body">
          <div className="drawer__top">
            <WordMark />
            {isHydrated ? (
              <button type="button" className="burger" aria-label={nav.closeMenu} onClick={close}>
                <Icon name="close" />
              </button>
            ) : (
              <a className="burger" href="#main" aria-label={nav.closeMenu}>
                <Icon name="close" />
              </a>
            )}
          </div>
          <DrawerContent path={pathname} close={close} />
        </div>
      </dialog>
      <OnNextPage run={close} />
    </>
  );
});

/** Another page has come, by whatever way: the menu is done. It alone follows where the visitor is. */
function OnNextPage({ run }: { run: () => void }) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(run, [key]);
  return null;
}

/** A spinner stands in for it while another page is on its way. */
function MenuIcon() {
  const { isNavigating } = useNavigationState();
  return isNavigating ? <span className="spinner" aria-hidden="true" /> : <Icon name="menu" />;
}

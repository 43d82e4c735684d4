import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#app/i18n/messages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { clickedPageLink } from '#app/ui/link-kind.ts';
import { DrawerContent } from './drawer-content.tsx';
import { WordMark } from './logo.tsx';
import { useNavigationState } from './navigation-state.ts';

const ID = 'menu';

/**
 * A modal dialog. `command` opens and closes it before hydration and without JavaScript. The click handlers are for
 * browsers without `command`: Safari before 26.2 and Firefox before 144. They prevent the command, which would warn that
 * the dialog is already open or closed.
 */
export function MobileMenu() {
  const { nav } = useMessages();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const close = () => dialog.current?.close();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
    setIsOpen(true);
  };
  const closeOnClick = ({ target, nativeEvent }: MouseEvent) => {
    if (target === dialog.current || clickedPageLink(nativeEvent)) close();
  };

  // The visitor may have opened it before hydration.
  useEffect(() => setIsOpen(dialog.current?.open === true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it, also back and forward
  useEffect(() => close, [key]);

  useEffect(() => {
    if (!isOpen) return;
    // Only the width counts: the collapsing toolbar of a mobile browser changes the height.
    const width = window.innerWidth;
    const closeOnResize = () => window.innerWidth !== width && dialog.current?.close();
    window.addEventListener('resize', closeOnResize);
    return () => window.removeEventListener('resize', closeOnResize);
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        className="burger"
        aria-label={nav.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={ID}
        command="show-modal"
        commandfor={ID}
        onClick={open}
      >
        <MenuIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: on the keyboard, Escape closes the dialog */}
      <dialog
        ref={dialog}
        id={ID}
        className="drawer"
        aria-label={nav.menu}
        closedby="any"
        onClose={() => setIsOpen(false)}
        onClick={closeOnClick}
      >
        {/* On low screens, such as phones in landscape, the whole drawer scrolls. */}
        <div className="flex h-full flex-col [@media(height<30rem)]:h-auto [@media(height<30rem)]:min-h-full">
          <div className="flex min-h-(--header-h) flex-none items-center justify-between border-b-2 border-ink pr-2.5 pl-5">
            <WordMark />
            <button
              type="button"
              className="burger mr-0"
              aria-label={nav.closeMenu}
              command="close"
              commandfor={ID}
              onClick={(event) => {
                event.preventDefault();
                close();
              }}
            >
              <Icon name="close" />
            </button>
          </div>
          <DrawerContent />
        </div>
      </dialog>
    </>
  );
}

function MenuIcon() {
  const { isNavigating } = useNavigationState();
  return isNavigating ? <span className="spinner" aria-hidden="true" /> : <Icon name="menu" />;
}

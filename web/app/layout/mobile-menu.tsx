import { type MouseEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages, usePlural } from '../locale/messages';
import { ThemeSwitch } from '../theme/theme-switch';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { useHydrated } from '../ui/use-hydrated';
import { WordMark } from './logo';
import { CardContent, JobsBadge } from './menu-panel';
import { ariaCurrent, findCurrent, type NavigationGroup } from './navigation';
import { useNavigationState } from './navigation-state';
import { useScenery } from './scenery';

const ID = 'menu';

/**
 * The menu of small screens, with the entry of `path` marked: a drawer at the right. It is a modal dialog, so the browser keeps the focus in it, makes the page
 * behind inert and gives the focus back. Without JavaScript the menu button is a link to it, and `:target` shows it.
 */
export const MobileMenu = memo(function MobileMenu({ path: pathname }: { path: string }) {
  const { nav } = useMessages();
  const plural = usePlural();
  const { navigation, site } = useScenery();
  const isHydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const current = findCurrent(navigation, pathname);

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
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link is a click */}
          <nav aria-label={nav.menu} onClick={(event) => (event.target as Element).closest('a') && close()}>
            <ul>
              {navigation.map((item) => (
                <li key={item.label}>
                  {item.type === 'internal' ? (
                    <Link to={item.to} aria-current={ariaCurrent(item.to, current, pathname)}>
                      {item.label}
                    </Link>
                  ) : (
                    <Subnav
                      group={item}
                      isFirstOpen={item === (current?.item ?? navigation[0])}
                      currentOf={(to) => ariaCurrent(to, current, pathname)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="drawer__foot">
            <ButtonLink to="/contact" arrow onClick={close}>
              {nav.contact}
            </ButtonLink>
            <p className="muted">{plural(nav.replyPromise, site.replyHours)}</p>
            <ThemeSwitch />
          </div>
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

type SubnavProps = {
  group: NavigationGroup;
  isFirstOpen: boolean;
  currentOf: (to: string) => 'page' | 'true' | undefined;
};

/** A group that opens below its label: the card first, then the links. Groups share a name, so one is open at a time. */
function Subnav({ group: { type, label, highlight, links }, isFirstOpen, currentOf }: SubnavProps): ReactNode {
  return (
    <details name="menu" open={isFirstOpen} data-type={type}>
      <summary>
        {label} <Icon name="chevron" />
      </summary>
      <div className="sub">
        {highlight && (
          <Link
            to={highlight.to}
            className={`card-hi ${highlight.tone === 'green' ? 'card-hi--green' : 'on-water'}`}
            aria-current={currentOf(highlight.to)}
          >
            <CardContent highlight={highlight} />
          </Link>
        )}
        <ul>
          {/* Contact stands at the bottom of the drawer, always in sight. */}
          {links
            .filter(({ to }) => to !== '/contact')
            .map((link) => (
              <li key={link.to}>
                <Link to={link.to} aria-current={currentOf(link.to)}>
                  {link.label} <JobsBadge count={link.notification} />
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </details>
  );
}

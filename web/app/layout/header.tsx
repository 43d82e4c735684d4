import { useMessages } from '../locale/messages';
import { SearchButton } from '../search/search-button';
import { ButtonLink } from '../ui/button';
import { Logo } from './logo';
import { MainMenu } from './main-menu';
import { MobileMenu } from './mobile-menu';
import { useNavigationState } from './navigation-state';

/** Logo, the menus of large and small screens, the way to contact, and what shows that another page is on its way. */
export function Header() {
  const { nav, loading } = useMessages();
  const { isNavigating, showsBar, showsIndicator } = useNavigationState();
  return (
    <header className="header">
      {showsBar && <div className="progress" aria-hidden="true" />}
      <div className="wrap">
        <Logo />
        <MainMenu />
        <SearchButton />
        <ButtonLink to="/contact" variant="small">
          {nav.contact}
        </ButtonLink>
        <MobileMenu isNavigating={isNavigating} />
      </div>
      {showsIndicator && <div className="indicator" role="progressbar" aria-label={loading} />}
    </header>
  );
}

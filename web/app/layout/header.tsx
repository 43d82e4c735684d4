import { memo } from 'react';
import { useMessages } from '../i18n/messages';
import { SearchButton } from '../search/search-button';
import { ButtonLink } from '../ui/button';
import { Logo } from './logo';
import { MainMenu } from './main-menu';
import { MobileMenu } from './mobile-menu';
import { useNavigationState } from './navigation-state';

export const Header = memo(function Header() {
  const { nav } = useMessages();
  return (
    <header className="header">
      <NavigationProgress />
      <div className="wrap">
        <Logo />
        <MainMenu />
        <SearchButton />
        <ButtonLink to="/contact" variant="small">
          {nav.contact}
        </ButtonLink>
        <MobileMenu />
      </div>
    </header>
  );
});

/** On its own, so that a navigation re-renders nothing else. */
function NavigationProgress() {
  const { loading } = useMessages();
  const { isNavigating, showsBar } = useNavigationState();
  return (
    <>
      {showsBar && <div className="progress" aria-hidden="true" />}
      {isNavigating && <div className="indicator" role="progressbar" aria-label={loading} />}
    </>
  );
}

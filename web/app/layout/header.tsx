import { memo } from 'react';
import { useMessages } from '#app/i18n/messages.ts';
import { SearchButton } from '#app/search/search-button.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useNavigationState } from './navigation-state.ts';

export const Header = memo(function Header() {
  const { nav } = useMessages();
  return (
    <header className="header">
      <div className="wrap">
        <Logo />
        <MainMenu />
        <SearchButton />
        <ButtonLink to="/contact" variant="small-line">
          {nav.contact}
        </ButtonLink>
        <MobileMenu />
      </div>
      <NavigationProgress />
    </header>
  );
});

/**
 * A component of its own, so that a navigation re-renders nothing else. Last in the header, because a new element makes
 * browsers restyle the elements after it.
 */
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

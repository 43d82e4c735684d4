import { type ComponentType, memo } from 'react';
import { useLocale } from '../locale/use-locale';
import { useScenery } from '../scenery/scenery';
import { SearchButton } from '../search/search-button';
import { usePainted } from '../timing/use-painted';
import { ButtonLink } from '../ui/button';
import { onDemand } from '../ui/on-demand';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { useNavigationState } from './navigation-state';

const MainMenu = onDemand(() => import('./main-menu').then(({ MainMenu }) => MainMenu));

/** Logo, the menus of large and small screens, the way to contact, and what shows that another page is on its way. */
export const Header = memo(function Header() {
  const { nav } = useScenery().texts;
  return (
    <header className="header">
      <NavigationSigns />
      <div className="wrap">
        <Logo />
        <Menu of={MainMenu} />
        <SearchButton />
        <ButtonLink to="/contact" variant="small">
          {nav.contact}
        </ButtonLink>
        <Menu of={MobileMenu} />
      </div>
    </header>
  );
});

/** Which of its entries is the page's own is marked once the page is there. */
function Menu({ of: MenuOf }: { of: ComponentType<{ path: string }> }) {
  return <MenuOf path={usePainted(useLocale().path)} />;
}

/** The bar of large screens and the loading indicator. They alone follow a navigation, so that it renders nothing else. */
function NavigationSigns() {
  const { loading } = useScenery().texts;
  const { showsBar, showsIndicator } = useNavigationState();
  return (
    <>
      {showsBar && <div className="progress" aria-hidden="true" />}
      {showsIndicator && <div className="indicator" role="progressbar" aria-label={loading} />}
    </>
  );
}

import { useMessages } from '../locale/messages';
import { ButtonLink } from '../ui/button';
import { Flags } from '../ui/flags';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Logo } from './logo';
import { type Highlight, isWide, type NavigationItem } from './navigation';
import { useScenery } from './scenery';

/** Logo, the groups of the menu with their panels, and the way to contact. */
export function Header() {
  const { nav } = useMessages();
  const { navigation } = useScenery();
  return (
    <header className="header">
      <div className="wrap">
        <Logo />
        <nav className="nav" aria-label={nav.main}>
          <ul>
            {navigation.map((item) => (
              <li key={item.label}>
                {item.type === 'internal' ? <Link to={item.to}>{item.label}</Link> : <Group item={item} />}
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to="/contact" variant="small">
          {nav.contact}
        </ButtonLink>
      </div>
    </header>
  );
}

function Group({ item }: { item: Exclude<NavigationItem, { type: 'internal' }> }) {
  const width = isWide(item) ? `panel--wide ${item.highlight ? 'has-card' : ''}` : '';
  return (
    <>
      <button type="button">
        {item.label} <Icon name="chevron" />
      </button>
      <div className={`panel ${width}`}>
        {item.highlight && <HighlightCard highlight={item.highlight} />}
        <ul>
          {item.links.map(({ label, to, notification }) => (
            <li key={to}>
              <Link to={to}>
                <span>
                  {label} {notification && <span className="badge">{notification}</span>}
                </span>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function HighlightCard({ highlight: { label, to, text, tone } }: { highlight: Highlight }) {
  return (
    <Link to={to} className={`card-hi ${tone === 'green' ? 'card-hi--green' : 'on-water'}`}>
      <Flags text={label} count={2} columns={2} className="hoist" />
      <b>{label}</b>
      <span>{text}</span>
    </Link>
  );
}

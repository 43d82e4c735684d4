import { useMessages } from '../locale/messages';
import { Link } from '../ui/link';
import { useSite } from './scenery';

/** The word mark from `public/brand/logo.svg`, in the text's colour, leading home. */
export function Logo() {
  const { nav } = useMessages();
  const { name } = useSite();
  return (
    <Link to="/" className="logo" aria-label={`${name}, ${nav.home}`}>
      <svg viewBox="60 -1570 11062 2100" width="169" height="32" fill="currentColor" aria-hidden="true">
        <use href="/brand/logo.svg#logo" />
      </svg>
    </Link>
  );
}

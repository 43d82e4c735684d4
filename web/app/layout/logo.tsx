import { useMessages } from '../locale/messages';
import { Link } from '../ui/link';
import { useSite } from './scenery';

/** The word mark, leading home. */
export function Logo() {
  const { nav } = useMessages();
  const { name } = useSite();
  return (
    <Link to="/" className="logo" aria-label={`${name}, ${nav.home}`}>
      <Drawn />
    </Link>
  );
}

/** The word mark where it leads nowhere. */
export function WordMark() {
  return (
    <span className="logo">
      <Drawn />
    </span>
  );
}

/** From `public/brand/logo.svg`, in the text's colour. */
function Drawn() {
  return (
    <svg viewBox="60 -1570 11062 2100" width="169" height="32" fill="currentColor" aria-hidden="true">
      <use href="/brand/logo.svg#logo" />
    </svg>
  );
}

import type { Picture as Source } from '../content/media.server.ts';
import { Icon } from './icon';
import { Link } from './link';
import { Picture } from './picture';

type Target = { to: string; title: string; picture?: Source | null };
type Props = { label: string; previousLabel: string; nextLabel: string; previous: Target; next: Target };

/** On to the entry before and the entry after. */
export function Pager({ label, previousLabel, nextLabel, previous, next }: Props) {
  return (
    <nav className="pager" aria-label={label}>
      <Link to={previous.to}>
        {previous.picture && <Picture picture={previous.picture} width={136} alt="" />}
        <span>
          <Icon name="arrow-left" />
          {previousLabel}
        </span>
        <b>{previous.title}</b>
      </Link>
      <Link to={next.to}>
        {next.picture && <Picture picture={next.picture} width={136} alt="" />}
        <span>
          {nextLabel}
          <Icon name="arrow-right" />
        </span>
        <b>{next.title}</b>
      </Link>
    </nav>
  );
}

import type { Picture as Source } from '../content/media.server.ts';
import { Flags } from './flags';
import { Icon } from './icon';
import { KeptWords } from './kept-words';
import { Link } from './link';
import { Picture } from './picture';

/** `picture`: null for an entry that could have one, then flags stand in; left out where entries have none. */
type Target = { to: string; title: string; picture?: Source | null };
type Props = { label: string; previousLabel: string; nextLabel: string; previous: Target; next: Target };

/** On to the entry before and the entry after. */
export function Pager({ label, previousLabel, nextLabel, previous, next }: Props) {
  return (
    <nav className="pager" aria-label={label}>
      <Link to={previous.to}>
        <Thumbnail {...previous} />
        <span>
          <Icon name="arrow-left" />
          {previousLabel}
        </span>
        <b>
          <KeptWords text={previous.title} />
        </b>
      </Link>
      <Link to={next.to}>
        <Thumbnail {...next} />
        <span>
          {nextLabel}
          <Icon name="arrow-right" />
        </span>
        <b>
          <KeptWords text={next.title} />
        </b>
      </Link>
    </nav>
  );
}

function Thumbnail({ title, picture }: Target) {
  if (picture === undefined) return null;
  if (picture === null) return <Flags text={title} count={12} columns={4} />;
  return <Picture picture={picture} width={136} alt="" />;
}

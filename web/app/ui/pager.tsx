import type { Image as Source } from '#app/content/media.server.ts';
import { Flags } from './flags.tsx';
import { Icon } from './icon.tsx';
import { Image } from './image.tsx';
import { Link } from './link.tsx';
import { NoBreak } from './no-break.tsx';

/** `image`: null shows flags instead; undefined shows nothing. */
type Target = { to: string; title: string; image?: Source | null };
type Props = { label: string; previousLabel: string; nextLabel: string; previous: Target; next: Target };

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
          <NoBreak text={previous.title} />
        </b>
      </Link>
      <Link to={next.to}>
        <Thumbnail {...next} />
        <span>
          {nextLabel}
          <Icon name="arrow-right" />
        </span>
        <b>
          <NoBreak text={next.title} />
        </b>
      </Link>
    </nav>
  );
}

function Thumbnail({ title, image }: Target) {
  if (image === undefined) return null;
  if (image === null) return <Flags text={title} count={12} columns={4} />;
  return <Image image={image} width={136} alt="" />;
}

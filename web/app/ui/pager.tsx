import type { Image as Source } from '#app/content/media.server.ts';
import { Cover } from './art.tsx';
import { Icon } from './icon.tsx';
import { Image } from './image.tsx';
import { Link } from './link.tsx';
import { NoBreak } from './no-break.tsx';

/** `image`: null shows what the brand draws instead, undefined shows nothing. `note`: a second line below the title. */
type Target = { to: string; title: string; image?: Source | null; note?: string };
type Props = { label: string; previousLabel: string; nextLabel: string; previous: Target; next: Target };

export function Pager({ label, previousLabel, nextLabel, previous, next }: Props) {
  return (
    <nav
      className="pager grid grid-cols-1 border-t-2 border-b border-t-ink border-b-line sm:grid-cols-[1fr_1fr]"
      aria-label={label}
    >
      {/* Of two entries, the other one is both. */}
      {previous.to !== next.to && <PagerLink {...previous} label={previousLabel} />}
      <PagerLink {...next} label={nextLabel} isNext />
    </nav>
  );
}

const STYLES = {
  previous: {
    link: 'sm:pr-[var(--gap)]',
    columns: 'grid-cols-[clamp(5.5rem,27vw,8.5rem)_1fr] sm:max-lg:grid-cols-[5.5rem_1fr]',
    image: '',
    label: '',
  },
  next: {
    link: 'border-line max-sm:border-t sm:border-l sm:pl-[var(--gap)] sm:text-right only:border-0 sm:only:col-start-2',
    columns: 'grid-cols-[clamp(5.5rem,27vw,8.5rem)_1fr] sm:grid-cols-[1fr_8.5rem] sm:max-lg:grid-cols-[1fr_5.5rem]',
    image: 'sm:order-last',
    label: 'sm:justify-end',
  },
};

function PagerLink({ to, title, image, note, label, isNext = false }: Target & { label: string; isNext?: boolean }) {
  const styles = STYLES[isNext ? 'next' : 'previous'];
  const imageClass = `aspect-4/3 w-full rounded-plate object-cover ${styles.image}`;
  return (
    <Link
      to={to}
      className={`group grid items-start gap-x-6 py-6 no-underline max-[15rem]:block ${styles.link} ${image === undefined ? '' : styles.columns}`}
    >
      {image && <Image image={image} width={136} alt="" className={imageClass} />}
      {image === null && <Cover text={title} columns={4} rows={3} className={imageClass} />}
      <span className="grid gap-y-1">
        <span className={`mb-1.5 flex items-center gap-2 text-sm leading-[1.6] text-ink-2 ${styles.label}`}>
          {!isNext && <Icon name="arrow-left" className="w-4" />}
          {label}
          {isNext && <Icon name="arrow-right" className="w-4" />}
        </span>
        <NoBreak
          as="b"
          className="font-display text-h3 font-medium text-balance underline-offset-[0.18em] group-hover:underline group-hover:decoration-accent group-hover:decoration-2"
          text={title}
        />
        {note && <span className="tnum text-ink-2">{note}</span>}
      </span>
    </Link>
  );
}

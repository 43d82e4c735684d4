import type { Image as Source } from '#app/content/media.server.ts';
import { Cover } from './art.tsx';
import { Icon } from './icon.tsx';
import { Image } from './image.tsx';
import { Link } from './link.tsx';
import { NoBreak } from './no-break.tsx';

/** `image`: null shows what the brand draws instead; undefined shows nothing. `note`: without an image only. */
type Target = { to: string; title: string; image?: Source | null; note?: string };
type Props = { label: string; previousLabel: string; nextLabel: string; previous: Target; next: Target };

export function Pager({ label, previousLabel, nextLabel, previous, next }: Props) {
  return (
    <nav className="pager grid grid-cols-1 border-t-2 border-ink sm:grid-cols-[1fr_1fr]" aria-label={label}>
      <PagerLink {...previous} label={previousLabel} />
      <PagerLink {...next} label={nextLabel} isNext />
    </nav>
  );
}

const LOOKS = {
  previous: {
    link: 'sm:pr-[var(--gap)]',
    columns: 'sm:max-lg:grid-cols-[5.5rem_1fr] lg:grid-cols-[8.5rem_1fr]',
    text: '',
  },
  next: {
    link: 'border-line max-sm:border-t sm:border-l sm:pl-[var(--gap)] sm:text-right',
    columns: 'sm:max-lg:grid-cols-[1fr_5.5rem] lg:grid-cols-[1fr_8.5rem]',
    text: 'sm:col-start-1 sm:justify-end',
  },
};

function PagerLink({ to, title, image, note, label, isNext = false }: Target & { label: string; isNext?: boolean }) {
  const { link, columns, text } = LOOKS[isNext ? 'next' : 'previous'];
  // Tablets: both titles get the space, and their tops align.
  const layout =
    image === undefined
      ? 'content-start'
      : `grid-cols-[clamp(5.5rem,27vw,8.5rem)_1fr] grid-rows-[1fr_auto_auto_1fr] sm:max-lg:grid-rows-[0_auto_auto_1fr] ${columns}`;
  const rows = image === undefined ? ['', ''] : ['row-start-2', 'row-start-3'];
  const drawn = `row-[1/5] aspect-4/3 w-full rounded-plate object-cover sm:max-lg:self-start ${isNext ? 'sm:col-start-2' : ''}`;
  return (
    <Link
      to={to}
      className={`group grid items-center gap-x-6 gap-y-1 py-6 no-underline max-[15rem]:block ${link} ${layout}`}
    >
      {image && <Image image={image} width={136} alt="" className={drawn} />}
      {image === null && <Cover text={title} columns={4} rows={3} className={drawn} />}
      <span className={`${rows[0]} mb-1.5 flex items-center gap-2 text-sm leading-[1.6] text-ink-2 ${text}`}>
        {!isNext && <Icon name="arrow-left" className="w-4" />}
        {label}
        {isNext && <Icon name="arrow-right" className="w-4" />}
      </span>
      <NoBreak
        as="b"
        className={`${rows[1]} font-display text-h3 font-medium text-balance underline-offset-[0.18em] group-hover:underline group-hover:decoration-accent group-hover:decoration-2 ${text}`}
        text={title}
      />
      {note && <span className="tnum text-ink-2">{note}</span>}
    </Link>
  );
}

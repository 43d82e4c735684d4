import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Highlight } from '#app/content/fields.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { MoreLink } from '#app/ui/button.tsx';
import { MeasuredResult, resultText } from './measured-result.tsx';

type Props = Pick<BlockOf<'highlights'>, 'heading' | 'items'> & {
  id: string;
  text?: string;
  source?: string;
  tone?: BlockOf<'highlights'>['tone'];
};

export function HighlightsSection({ id, heading, text = '', items, source = '', tone = 'strong' }: Props) {
  const { project } = useMessages();
  return (
    <section
      className={`section--band py-[calc(var(--space-section)*0.55)] ${tone === 'soft' ? 'soft-band bg-(--soft-band) [--mark:var(--mark-on-soft)]' : 'band on-dark'}`}
      aria-labelledby={id}
    >
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        {text && <p className="mt-4 max-w-[34rem] text-ink-2">{text}</p>}
        <dl
          className="mt-8 grid gap-x-[var(--gap)] gap-y-10 md:grid-cols-2 lg:grid-cols-12"
          style={{ '--n': items.length - 1 }}
        >
          {items.map((item, index) => (
            <Item key={item.label} item={item} isFirst={index === 0} isAlone={items.length === 1} />
          ))}
        </dl>
        {source && (
          <p className="mt-10 max-w-[46rem] text-sm text-ink-2">
            <b className="block font-semibold text-ink">{project.numbersSource}</b>
            {source}
          </p>
        )}
      </div>
    </section>
  );
}

/** Whether before and after fit on one line in the largest size: "61 m" and "44 m" do, "41 min" and "26 min" don't. */
const isShort = ({ bars }: Highlight) => !bars || bars.before.label.length + bars.after.label.length <= 10;

/** The first item is as high as all others together. A single item is as large as the page allows. */
function Item({ item, isFirst, isAlone }: { item: Highlight; isFirst: boolean; isAlone: boolean }) {
  const place = isFirst
    ? 'md:only:col-span-full md:not-only:col-span-2 lg:not-only:col-span-6 lg:[grid-row:1/span_var(--n)]'
    : 'lg:col-span-5 lg:col-start-8';
  const size = isAlone
    ? 'text-[clamp(3.25rem,0.6rem+11.4vw,12rem)]'
    : isFirst
      ? isShort(item)
        ? 'text-[clamp(3.25rem,0.4rem+9vw,8.5rem)]'
        : 'text-[clamp(3.25rem,1.6rem+6vw,6.5rem)]'
      : 'text-[3rem]';
  return (
    <div className={`flex flex-col-reverse justify-end ${place}`}>
      <dt className={`mt-4 flex max-w-[34rem] flex-col text-pretty md:max-lg:grow ${isFirst ? 'md:text-lead' : ''}`}>
        {resultText(item)}
        {item.link && (
          <span className="mt-auto pt-2 text-body">
            <MoreLink to={item.link.url} external>
              {item.link.label}
            </MoreLink>
          </span>
        )}
      </dt>
      {item.bars && <Bars bars={item.bars} size={isFirst ? 'large' : 'small'} />}
      <dd className={`font-display leading-none font-medium tracking-[-0.04em] ${size}`}>
        <MeasuredResult highlight={item} />
      </dd>
    </div>
  );
}

const HEIGHTS = { small: 'h-3.5 md:h-2', medium: 'h-3.5', large: 'h-3.5 lg:h-12' } as const;

type BarsProps = { bars: NonNullable<Highlight['bars']>; size: keyof typeof HEIGHTS };

/** Shares below this many percent would be too short to compare on a track of a hundred. */
const SMALLEST_ON_TRACK = 10;

/**
 * Two bars to scale: the larger one fills the width, or a track of a hundred percent. The lower one shrinks or grows from
 * before to after as it scrolls into view (sections.css).
 */
export function Bars({ bars: { before, after }, size }: BarsProps) {
  const largest = Math.max(before.value, after.value);
  const isOnTrack = after.label.endsWith('%') && largest >= SMALLEST_ON_TRACK;
  const full = isOnTrack ? Math.max(100, largest) : largest;
  const track = `${HEIGHTS[size]} ${isOnTrack ? 'bg-ink/15' : ''}`;
  return (
    <dd
      aria-hidden="true"
      className="mt-5 grid gap-1"
      style={{ '--before': `${(100 * before.value) / full}%`, '--after': `${(100 * after.value) / full}%` }}
    >
      <span className={track}>
        <i className="proof-bar block h-full" />
      </span>
      <span className={track}>
        <i className="proof-bar proof-bar--after block h-full" />
      </span>
    </dd>
  );
}

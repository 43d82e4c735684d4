import type { BlockOf } from '#app/content/blocks.server.ts';
import { CardImage } from '#app/ui/card-image.tsx';
import { IconDrawing } from '#app/ui/icon-drawing.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { EntryLink } from './entry-link.tsx';
import { evenColumns } from './even-columns.ts';

const MAX_IN_ROW = 5;

type Props = Omit<BlockOf<'features'>, '__component'> & { id: string };
type Item = Props['items'][number];

export function FeaturesSection({ id, heading, text, items, layout }: Props) {
  const isInColumns = layout === 'columns';
  const hasImages = items.some(({ image }) => image);
  return (
    // Columns have lines of their own.
    <section className={`section wrap ${isInColumns ? 'xl:[--rule:none]' : ''}`} aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      {hasImages ? (
        <ol className="grid gap-x-[var(--gap)] gap-y-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
          {items.map((item, index) => (
            <Card key={item.title} item={item} number={index + 1} />
          ))}
        </ol>
      ) : (
        <ol
          className={isInColumns ? COLUMNS : 'border-b border-line'}
          style={{ '--n': evenColumns(items.length, MAX_IN_ROW) }}
        >
          {items.map((item, index) => (
            <Row key={item.title} item={item} number={index + 1} isColumn={isInColumns} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** On phones the image is beside the text, otherwise above it. */
function Card({ item: { title, subtitle, text, icon, image, link }, number }: { item: Item; number: number }) {
  return (
    <li
      className={`sm:flex sm:flex-col ${
        image ? 'min-[20rem]:max-sm:grid min-[20rem]:max-sm:grid-cols-[7.5rem_1fr] min-[20rem]:max-sm:gap-x-4' : ''
      }`}
    >
      {image && <CardImage image={image} fit="small" className="min-[20rem]:max-sm:mb-0" />}
      <div className="sm:flex sm:grow sm:flex-col">
        <h3 className="flex items-baseline gap-3">
          <IconOrNumber icon={icon} number={number} />
          {title}
        </h3>
        {subtitle && <p className="muted mt-1 max-sm:text-sm">{subtitle}</p>}
        <NoBreak as="p" className="muted mt-2 sm:mt-3 max-sm:text-sm" text={text} />
        <EntryLink link={link} className="max-sm:text-sm" />
      </div>
    </li>
  );
}

/** Columns on large screens only: narrower windows show rows. */
const COLUMNS =
  'max-xl:border-b max-xl:border-line xl:grid xl:grid-cols-[repeat(var(--n),minmax(0,1fr))] xl:gap-x-[var(--gap)]';
const ROW = 'lg:grid-cols-12 lg:py-6';
/** Titles and texts of a row of columns start at the same heights. */
const COLUMN = 'xl:row-span-3 xl:grid-cols-1 xl:grid-rows-subgrid xl:gap-y-3 xl:border-t-2 xl:border-ink xl:py-4';

function Row({
  item: { title, subtitle, text, icon, link },
  number,
  isColumn,
}: {
  item: Item;
  number: number;
  isColumn: boolean;
}) {
  return (
    <li
      className={`grid grid-cols-[3rem_1fr] items-baseline gap-x-[var(--gap)] gap-y-2 border-t border-line py-5 ${isColumn ? COLUMN : ROW}`}
    >
      <IconOrNumber icon={icon} number={number} />
      <div className={isColumn ? 'xl:mt-1' : 'lg:col-span-4'}>
        <h3>{title}</h3>
        {subtitle && <p className="muted mt-1">{subtitle}</p>}
      </div>
      <div
        className={`max-lg:text-ink-2 ${isColumn ? 'max-xl:col-start-2' : 'col-start-2 lg:col-span-7 lg:col-start-6 lg:text-lead lg:text-balance'}`}
      >
        <NoBreak as="p" text={text} />
        <EntryLink link={link} className="text-body" />
      </div>
    </li>
  );
}

function IconOrNumber({ icon, number }: { icon: Item['icon']; number: number }) {
  return icon ? (
    <IconDrawing shape={icon} className="size-8 self-start text-accent" />
  ) : (
    <span className="font-display text-h3 leading-none text-accent" aria-hidden="true">
      {number}
    </span>
  );
}

import type { BlockOf } from '#app/content/blocks.server.ts';
import { CardImage } from '#app/ui/card-image.tsx';
import { IconDrawing } from '#app/ui/icon-drawing.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { EntryLink } from './entry-link.tsx';

type Item = BlockOf<'index'>['items'][number];

/** Number of items → how many of the six columns each item spans, so that the last row has no gap. Otherwise two. */
const SPANS: Record<number, string> = { 1: 'lg:col-span-6', 2: 'lg:col-span-3', 4: 'lg:col-span-3' };

const LEAD_WIDTH = 888;
const BESIDE_TEXT = 'min-[20rem]:max-md:grid min-[20rem]:max-md:grid-cols-[7.5rem_1fr] min-[20rem]:max-md:gap-x-4';

export function IndexSection({ id, heading, text, items }: BlockOf<'index'> & { id: string }) {
  // With three in a row and one place left, the heading takes that place. The rule above it spans the row.
  const isHeadingInGrid = items.length > 2 && items.length % 3 === 2;
  // Items with an image and without a link are short enough for two in a row on phones.
  const isPaired = items.length % 2 === 0 && items.every(({ image, link }) => image && !link);
  // Of six items with images, the first one is shown large, if its image has enough pixels.
  const isLed = items.length === 6 && (items[0]?.image?.width ?? 0) >= LEAD_WIDTH && items.every(({ image }) => image);
  // Six small items: six in a row on large screens, three on tablets.
  const isSixInRow = items.length === 6 && isPaired && !isLed;
  return (
    <section className="section wrap" aria-labelledby={id}>
      <div
        className={`rule grid gap-x-[var(--gap)] gap-y-10 pt-5 lg:grid-cols-6 ${isPaired ? 'min-[20rem]:grid-cols-2 max-md:gap-y-7' : ''} ${isSixInRow ? 'md:max-lg:grid-cols-3' : 'md:max-lg:grid-cols-2'}`}
      >
        <div className={`col-span-full ${isHeadingInGrid ? 'lg:col-span-2 lg:pr-6' : 'lg:mb-4'}`}>
          <h2 id={id}>{heading}</h2>
          {text && <NoBreak as="p" className="muted mt-intro max-w-[42rem]" text={text} />}
        </div>
        <ul className="contents">
          {items.map((item, index) => (
            <Entry
              key={item.title}
              item={item}
              isLead={isLed && index === 0}
              isPaired={isPaired}
              className={`${isLed && index === 0 ? '' : (SPANS[items.length] ?? 'lg:col-span-2')} ${isSixInRow ? 'xl:col-span-1 xl:[&_h3]:text-[1.25rem]' : ''} ${isHeadingInGrid ? 'lg:nth-[-n+2]:border-t-0 lg:nth-[-n+2]:pt-0' : ''}`}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** On phones the image is beside the text, or above it if two items share a row. */
function Entry({
  item: { title, subtitle, text, icon, image, link },
  isLead,
  isPaired,
  className,
}: {
  item: Item;
  isLead: boolean;
  isPaired: boolean;
  className: string;
}) {
  return (
    <li
      className={`${image ? 'max-lg:md:odd:last:col-span-2' : 'max-lg:md:in-[ul:has(>:nth-child(3):last-child)]:col-span-2 max-lg:md:odd:last:col-span-2'} ${isLead ? 'lg:col-span-4 lg:row-span-2 lg:flex lg:flex-col' : 'md:flex md:flex-col'} ${image ? (isPaired ? '' : BESIDE_TEXT) : 'border-t border-line pt-5'} ${className}`}
    >
      {image && (
        <CardImage
          image={image}
          fit={isLead ? 'lead' : 'small'}
          className={`${isPaired ? 'max-md:mb-3 max-md:aspect-[4/3]' : 'min-[20rem]:max-md:mb-0'} ${isLead ? 'lg:aspect-auto lg:min-h-0 lg:flex-1' : ''}`}
        />
      )}
      <div className={isLead ? '' : 'md:flex md:grow md:flex-col'}>
        <h3 className={isPaired ? 'max-md:text-[1.125rem]/[1.3]' : ''}>
          {icon && <IconDrawing shape={icon} className="mb-3 block size-7 text-accent" />}
          {title}
        </h3>
        {subtitle && <p className="mt-1.5 font-semibold max-md:mt-1 max-md:text-sm">{subtitle}</p>}
        <p className={`mt-3 max-w-[34rem] ${image ? 'muted max-md:mt-2 max-md:text-sm' : 'text-[1.125rem]'}`}>{text}</p>
        <EntryLink link={link} className="max-md:text-sm" />
      </div>
    </li>
  );
}

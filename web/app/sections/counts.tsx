import type { BlockOf } from '#app/content/blocks.server.ts';
import { evenColumns } from './even-columns.ts';

const MAX_IN_ROW = 4;

type Props = BlockOf<'counts'> & { id: string };

export function CountsSection({ id, heading, text, items, tone }: Props) {
  if (!heading) return <TermsOfImage items={items} />;
  // Three items are stacked until all fit in one row: a row of two and a row of one would look unbalanced.
  const isThree = items.length === 3;
  return (
    <section className={tone === 'strong' ? 'band on-dark section--band' : 'section'} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        {text && <p className="muted mt-intro max-w-[42rem]">{text}</p>}
        <dl
          className={`mt-10 grid gap-x-[var(--gap)] gap-y-8 ${isThree ? 'min-[20rem]:max-lg:grid-cols-[fit-content(45%)_minmax(0,1fr)] max-sm:gap-x-6 sm:max-lg:gap-x-10' : 'min-[20rem]:grid-cols-2'} lg:grid-cols-[repeat(var(--n),minmax(0,1fr))]`}
          style={{ '--n': evenColumns(items.length, MAX_IN_ROW) }}
        >
          {items.map(({ term, status, text }) => (
            <div
              key={term}
              className={`grid gap-y-4 border-t-2 border-ink pt-4 max-sm:gap-y-2 ${isThree ? 'min-[20rem]:max-lg:col-span-full min-[20rem]:max-lg:grid-cols-subgrid max-lg:items-baseline lg:row-span-2 lg:grid-rows-subgrid' : 'row-span-2 grid-rows-subgrid max-lg:odd:last:col-span-full'}`}
            >
              <dt
                className={`font-display ${sizeOf(isThree, tone)} leading-[1.02] font-medium tracking-[-0.04em] text-balance`}
              >
                {term}
              </dt>
              <dd
                className={`max-w-[22rem] sm:max-lg:max-w-[30rem] ${tone === 'strong' ? '' : 'muted max-sm:text-sm'}`}
              >
                {status && <b className="mb-2 block text-ink">{status}</b>}
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Three items have a row each in narrow windows, so their terms can be larger. `strong` terms are numbers, others may be words. */
const sizeOf = (isThree: boolean, tone: Props['tone']) =>
  tone === 'strong'
    ? `${isThree ? 'text-[clamp(2rem,11vw,3.5rem)]' : 'text-[clamp(1.5rem,6.4vw,3rem)]'} lg:text-[clamp(2.5rem,4vw,4.25rem)]`
    : `${isThree ? 'text-[clamp(1.5rem,7vw,3rem)]' : 'text-[clamp(1.5rem,6.4vw,3rem)]'} lg:text-[clamp(2rem,3.1vw,3.25rem)]`;

/** Without a heading, the terms are captions for the image above: each is below the part it names. */
function TermsOfImage({ items }: Pick<Props, 'items'>) {
  return (
    <section className="section terms-of-image">
      <dl
        className="wrap grid gap-x-(--gap) gap-y-6 md:grid-cols-[repeat(var(--n),minmax(0,1fr))]"
        style={{ '--n': evenColumns(items.length, MAX_IN_ROW) }}
      >
        {items.map(({ term, status, text }) => (
          <div key={term} className="max-md:not-first:border-t max-md:not-first:border-line max-md:not-first:pt-5">
            <dt className="font-display text-h3 leading-[1.2] font-medium">{term}</dt>
            <dd className="muted mt-1 max-w-[26rem] max-lg:text-sm">
              {status && <b className="mb-2 block font-semibold text-ink">{status}</b>}
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

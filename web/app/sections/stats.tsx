import type { BlockOf } from '#app/content/blocks.server.ts';

/** The first figure is very large. The others are in a column beside it, on tablets in a row below it. */
export function StatsSection({ id, heading, text, items: [first, ...others] }: BlockOf<'stats'> & { id: string }) {
  return (
    <section className="band-accent section--band" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        {text && <p className="mt-intro max-w-[42rem]">{text}</p>}
        <dl
          className="mt-8 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 md:grid-cols-[repeat(var(--n),minmax(0,1fr))] md:gap-x-(--gap) lg:grid-cols-[calc(50%-var(--gap)/2)_auto_minmax(0,1fr)]"
          style={{ '--n': Math.max(1, others.length) }}
        >
          {first && (
            <div className="flex flex-col-reverse max-lg:col-span-full max-lg:mb-10 md:flex-row-reverse md:items-baseline md:justify-end md:gap-6 lg:self-baseline-last lg:[grid-row:1/span_var(--n)]">
              <dt className="lead mt-4 max-w-[26rem] text-balance md:mt-0">{first.label}</dt>
              <dd className="font-display -ml-[0.04em] text-[clamp(5.5rem,15vw,13rem)] leading-[0.9] font-medium tracking-[-0.055em]">
                {first.value}
              </dd>
            </div>
          )}
          {others.map(({ value, label }) => (
            <div
              key={label}
              className={`col-span-full grid grid-cols-subgrid items-baseline border-t border-current/35 py-3.5 last:pb-0 lg:last:self-baseline-last max-[15rem]:flex max-[15rem]:flex-col-reverse lg:col-[2/-1] ${IN_ROW}`}
            >
              <dt className="text-balance sm:text-[1.25rem]/[1.35] md:max-lg:mt-4 md:max-lg:text-base/[1.4]">
                {label}
              </dt>
              <dd className="order-first font-display text-[clamp(2.25rem,3.4vw,3.25rem)] leading-none font-medium tracking-[-0.04em] max-[15rem]:order-none">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** On tablets: figures aligned in a row, with their labels below. */
const IN_ROW =
  'md:max-lg:col-auto md:max-lg:row-span-2 md:max-lg:grid md:max-lg:grid-cols-1 md:max-lg:grid-rows-subgrid md:max-lg:items-start md:max-lg:border-0 md:max-lg:py-0 md:max-lg:[&>dd]:order-first md:max-lg:[&>dd]:self-end';

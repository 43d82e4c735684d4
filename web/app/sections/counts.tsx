import type { BlockOf } from '#app/content/blocks.server.ts';

export function CountsSection({ id, heading, text, items, tone }: BlockOf<'counts'> & { id: string }) {
  return (
    <section className={tone === 'strong' ? 'band on-dark section--band' : 'section'} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        {text && <p className="muted mt-4 max-w-[42rem]">{text}</p>}
        <dl
          className={`mt-10 grid gap-x-[var(--gap)] gap-y-8 ${items.length === 3 ? 'sm:grid-cols-2' : 'min-[20rem]:grid-cols-2'} lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_1fr]`}
        >
          {items.map((item) => (
            <div
              key={item.term}
              className="row-span-2 grid grid-rows-subgrid gap-y-4 border-t-2 border-ink pt-4 max-sm:gap-y-2 max-lg:odd:last:col-span-full"
            >
              <dt className="font-display text-[clamp(1.5rem,6.4vw,3rem)] lg:text-[clamp(2.5rem,4vw,4.25rem)] leading-[1.02] font-medium tracking-[-0.04em] text-balance">
                {item.term}
              </dt>
              <dd className="muted max-w-[22rem] max-sm:text-sm">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

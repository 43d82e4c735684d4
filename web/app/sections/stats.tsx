import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Stat } from '#app/content/fields.server.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

export function StatsSection({ id, heading, text, items }: BlockOf<'stats'> & { id: string }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <StatList items={items} />
    </section>
  );
}

export function StatList({ items, className = '' }: { items: Stat[]; className?: string }) {
  const isThree = items.length === 3;
  const first = isThree ? 'max-sm:first:col-span-full' : items.length % 2 ? 'max-lg:first:col-span-full' : '';
  return (
    <dl
      className={`grid grid-cols-2 gap-x-[var(--gap)] gap-y-8 max-[15rem]:grid-cols-1 ${isThree ? 'sm:grid-cols-3' : 'sm:grid-cols-4'} lg:grid-cols-[repeat(var(--n),1fr)] ${className}`}
      style={{ '--n': items.length }}
    >
      {items.map(({ value, label }) => (
        <div key={label} className={`flex flex-col-reverse justify-end border-t border-ink/35 pt-3.5 ${first}`}>
          <dt className="mt-2 max-w-[14rem] text-sm leading-[1.4] text-balance text-ink">{label}</dt>
          <dd className="font-display text-numeral font-medium tracking-[-0.04em] lg:text-[clamp(3.25rem,5.7vw,6rem)]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

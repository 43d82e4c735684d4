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
  return (
    <dl className={`stats ${className}`} style={{ '--n': items.length }}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

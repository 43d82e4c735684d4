import type { BlockOf } from '../content/blocks.server.ts';
import type { Highlight } from '../content/shared.server.ts';

export function HighlightsSection({
  id,
  heading,
  items,
}: Pick<BlockOf<'highlights'>, 'heading' | 'items'> & { id: string }) {
  return (
    <section className="water on-water edge section--band" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="mb-8 md:mb-12">
          {heading}
        </h2>
        <dl className="highlights">
          {items.map((item) => (
            <Item key={item.label} item={item} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function Item({ item: { value, unit, label, bars } }: { item: Highlight }) {
  const longest = bars ? Math.max(bars.before.value, bars.after.value) : 1;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {unit && <small>{unit}</small>}
        {bars && (
          <span className="delta" aria-hidden="true">
            <i style={{ '--v': (100 * bars.before.value) / longest }}>{bars.before.label}</i>
            <i style={{ '--v': (100 * bars.after.value) / longest }}>{bars.after.label}</i>
          </span>
        )}
      </dd>
    </div>
  );
}

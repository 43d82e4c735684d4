import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Highlight } from '#app/content/fields.server.ts';
import { useMessages } from '#app/i18n/messages.ts';

export function HighlightsSection({
  id,
  heading,
  text = '',
  items,
  source = '',
}: Pick<BlockOf<'highlights'>, 'heading' | 'items'> & { id: string; text?: string; source?: string }) {
  const { project } = useMessages();
  return (
    <section className="band on-dark edge section--band" aria-labelledby={id}>
      <div className="wrap">
        <div className={`highlights__head ${text ? 'section-head--two' : ''}`}>
          <h2 id={id}>{heading}</h2>
          {text && <p className="muted">{text}</p>}
        </div>
        <dl className="highlights" style={{ '--n': items.length }}>
          {items.map((item) => (
            <Item key={item.label} item={item} />
          ))}
        </dl>
        {source && (
          <p className="highlights__source">
            <b>{project.numbersSource}</b> {source}
          </p>
        )}
      </div>
    </section>
  );
}

function Item({ item: { value, unit, label, bars } }: { item: Highlight }) {
  const { project } = useMessages();
  const longest = bars ? Math.max(bars.before.value, bars.after.value) : 1;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {unit && <small> {unit}</small>}
      </dd>
      {bars && (
        <dd className="delta">
          <i style={{ '--v': (100 * bars.before.value) / longest }}>
            <span className="sr">{project.before}</span> {bars.before.label}
          </i>
          <i style={{ '--v': (100 * bars.after.value) / longest }}>
            <span className="sr">{project.after}</span> {bars.after.label}
          </i>
        </dd>
      )}
    </div>
  );
}

import type { BlockOf } from '#app/content/blocks.server.ts';

export function CountsSection({ id, heading, text, items, tone }: BlockOf<'counts'> & { id: string }) {
  return (
    <section className={tone === 'strong' ? 'band on-dark edge section--band' : 'section'} aria-labelledby={id}>
      <div className="wrap columns gap-y-8">
        <div className="c-1-4">
          <h2 id={id}>{heading}</h2>
          {text && <p className="muted mt-4">{text}</p>}
        </div>
        <dl className="count c-6-12">
          {items.map((item) => (
            <div key={item.term}>
              <dt>{item.term}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

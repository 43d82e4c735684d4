import type { BlockOf } from '../content/blocks.server.ts';
import type { Feature } from '../content/shared.server.ts';
import { Split } from './split';

export function FeaturesSection({
  id,
  heading,
  text,
  items,
}: Omit<BlockOf<'features'>, '__component'> & { id: string }) {
  return (
    <Split id={id} heading={heading} text={text}>
      <FeatureList items={items} />
    </Split>
  );
}

/** Features with their numbers. */
export function FeatureList({ items }: { items: Feature[] }) {
  return (
    <ol className="features">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h4">{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

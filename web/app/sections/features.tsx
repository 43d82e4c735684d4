import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Feature } from '#app/content/fields.server.ts';
import { IconDrawing } from '#app/ui/icon-drawing.tsx';
import { Split } from './split.tsx';

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

function FeatureList({ items }: { items: Feature[] }) {
  return (
    <ol className="features">
      {items.map(({ title, text, icon }) => (
        <li key={title} className={icon ? 'has-icon' : ''}>
          {icon && <IconDrawing shape={icon} className="features__icon" />}
          <h3 className="h4">{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

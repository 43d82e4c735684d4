import type { BlockOf } from '../content/blocks.server.ts';
import type { Feature } from '../content/fields.server.ts';
import { IconDrawing } from '../ui/icon-drawing';
import { Split } from './split';

/** Features beside their heading. */
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

/** Features with their numbers, or with the icons that the editor has named. */
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

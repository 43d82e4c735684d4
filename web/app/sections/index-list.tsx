import type { BlockOf } from '#app/content/blocks.server.ts';
import { IconDrawing } from '#app/ui/icon-drawing.tsx';
import { Split } from './split.tsx';

export function IndexSection({ id, heading, text, items }: BlockOf<'index'> & { id: string }) {
  return (
    <Split id={id} heading={heading} text={text}>
      <ul className="index">
        {items.map((item) => (
          <li key={item.title}>
            <h3>
              {item.icon && <IconDrawing shape={item.icon} className="index__icon" />}
              {item.title}
            </h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Split>
  );
}

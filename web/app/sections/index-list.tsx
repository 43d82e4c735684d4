import type { BlockOf } from '../content/blocks.server.ts';
import { Split } from './split';

export function IndexSection({ id, heading, text, items }: BlockOf<'index'> & { id: string }) {
  return (
    <Split id={id} heading={heading} text={text}>
      <ul className="index">
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Split>
  );
}

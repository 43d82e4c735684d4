import type { BlockOf } from '../content/blocks.server.ts';
import { Prose } from '../ui/prose';
import { Split } from './split';

export function ProseSection({ id, heading, text, body }: BlockOf<'prose'> & { id: string }) {
  return (
    <Split id={id} heading={heading} text={text}>
      <Prose text={body} className="!max-w-none" />
    </Split>
  );
}

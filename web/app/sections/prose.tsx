import type { BlockOf } from '#app/content/blocks.server.ts';
import { Prose } from '#app/ui/prose.tsx';
import { Split } from './split.tsx';

export function ProseSection({ id, heading, text, body }: BlockOf<'prose'> & { id: string }) {
  return (
    <Split id={id} heading={heading} text={text}>
      <Prose text={body} className="!max-w-none" />
    </Split>
  );
}

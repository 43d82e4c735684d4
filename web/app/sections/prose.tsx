import type { BlockOf } from '#app/content/blocks.server.ts';
import { Prose } from '#app/ui/prose.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

export function ProseSection({ id, heading, text, body }: BlockOf<'prose'> & { id: string }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <Prose text={body} className="prose-section" />
    </section>
  );
}

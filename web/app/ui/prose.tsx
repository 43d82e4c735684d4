import type { RichText } from '../content/markdown.server.ts';

/** Markdown that the server has rendered and sanitised. */
export function Prose({ text, className = '' }: { text: RichText; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in content/markdown.server.ts, the only maker of RichText
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: text.html }} />;
}

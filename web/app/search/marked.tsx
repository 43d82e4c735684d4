import type { Segment } from './marked-text';

/** A text with the found words marked. */
export function Marked({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text));
}

import type { Segment } from './highlight.ts';

export function Highlighted({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

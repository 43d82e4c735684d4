import type { Segment } from './highlight';

export function Highlighted({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text));
}

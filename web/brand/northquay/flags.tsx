import type { ArtProps } from '#brand/brand.ts';

/** Signal flags that spell out letters of the text. Decorative. */
export function Flags({ text, columns, rows, className, eager = false }: ArtProps) {
  return (
    <img
      src={`/art/${flagCode(text, columns * rows)}-${columns}.svg`}
      alt=""
      width={columns * 60}
      height={rows * 60}
      className={className}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}

/** `count` letters or digits of a text: the first of each word, then the second, and so on. */
export function flagCode(text: string, count: number): string {
  const words = text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return 'Q'.repeat(count);
  const letterAt = (index: number) => {
    const word = words[index % words.length] ?? 'Q';
    return word[Math.floor(index / words.length) % word.length];
  };
  return Array.from({ length: count }, (_, index) => letterAt(index))
    .join('')
    .toUpperCase();
}

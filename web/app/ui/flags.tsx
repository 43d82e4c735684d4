/** Signal flags derived from a text. Decorative. */
export function Flags({
  text,
  count = 6,
  columns = 3,
  className,
  eager = false,
}: {
  text: string;
  count?: number;
  columns?: number;
  className?: string;
  eager?: boolean;
}) {
  return (
    <img
      src={`/flags/${flagCode(text, count)}-${columns}.svg`}
      alt=""
      width={Math.min(columns, count) * 60}
      height={Math.ceil(count / columns) * 60}
      className={className}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}

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

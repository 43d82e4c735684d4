export function Drawing({ name, width, height }: { name: 'not-found'; width: number; height: number }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" fill="none">
      <use href={`/drawings/${name}.svg#drawing`} />
    </svg>
  );
}

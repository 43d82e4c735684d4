/** An icon whose drawing came with the content, in the text's colour. Decoration: the name stands beside it. */
export function IconDrawing({
  shape: { body, width, height },
  className,
}: {
  shape: { body: string; width: number; height: number };
  className?: string;
}) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of an installed icon set, found in content/icons.server.ts
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

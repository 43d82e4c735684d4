import { useEffect, useState } from 'react';

type Props = {
  /** A drawing that came with the content, or the name of one that has to be asked for. */
  shape: { body: string; viewBox: string } | { name: string };
  className?: string;
};

/** An icon that an editor has named, in the text's colour. Decoration: the name stands beside it. */
export function IconDrawing({ shape, className }: Props) {
  if ('name' in shape) return <AskedIcon key={shape.name} name={shape.name} className={className} />;
  return (
    <svg
      viewBox={shape.viewBox}
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of an installed icon set, found in content/icons.server.ts
      dangerouslySetInnerHTML={{ __html: shape.body }}
    />
  );
}

/**
 * An icon from elsewhere. Its place is free from the start, and it is shown as a mask: an image, in which nothing runs.
 */
function AskedIcon({ name, className }: { name: string; className: string | undefined }) {
  const [mask, setMask] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('./load-icon')
      .then(({ loadIcon }) => loadIcon(name))
      .then((address) => isWanted && setMask(address))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [name]);
  return (
    <i
      aria-hidden="true"
      className={`${mask ? 'icon-mask' : ''} ${className ?? ''}`.trim()}
      {...(mask ? { style: { maskImage: mask } } : {})}
    />
  );
}

import { useEffect, useState } from 'react';

type Props = {
  shape: { body: string; viewBox: string } | { name: string };
  className?: string;
};

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

/** Rendered as a mask, where scripts in an SVG don't run. */
function AskedIcon({ name, className }: { name: string; className: string | undefined }) {
  const [mask, setMask] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('./load-icon.ts')
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

import { useEffect, useState } from 'react';

type Props = {
  shape: { body: string; viewBox: string } | { name: string };
  className?: string;
};

export function IconDrawing({ shape, className }: Props) {
  if ('name' in shape) return <LoadedIcon key={shape.name} name={shape.name} className={className} />;
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

/** An icon of another set, loaded in the browser. Rendered as a CSS mask, because scripts in its SVG don't run there. */
function LoadedIcon({ name, className }: { name: string; className: string | undefined }) {
  const [mask, setMask] = useState<string | null>(null);
  useEffect(() => {
    let isMounted = true;
    import('./load-icon.ts')
      .then(({ loadIcon }) => loadIcon(name))
      .then((address) => isMounted && setMask(address))
      .catch(() => {});
    return () => {
      isMounted = false;
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

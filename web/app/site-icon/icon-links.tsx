import type { SiteIcon } from '#app/content/site-icon.server.ts';
import { iconAddress, isVectorIcon } from './site-icon.ts';

export function IconLinks({ icon }: { icon: SiteIcon }) {
  return (
    <>
      <link rel="icon" href={iconAddress(icon, 'favicon.ico')} sizes="32x32" />
      {isVectorIcon(icon) ? (
        <link rel="icon" href={iconAddress(icon, 'icon.svg')} type="image/svg+xml" />
      ) : (
        <link rel="icon" href={iconAddress(icon, 'icon-192.png')} sizes="192x192" type="image/png" />
      )}
      <link rel="apple-touch-icon" href={iconAddress(icon, 'apple-touch-icon.png')} />
    </>
  );
}

import { getSiteOrDefault } from '#app/content/site.server.ts';
import { type IconFile, iconAddress, isVectorIcon } from '#app/site-icon/site-icon.ts';
import { pageBackgrounds } from '#brand/brand.server.ts';

export async function loader() {
  const { name, tagline, icon, look } = await getSiteOrDefault();
  const background = pageBackgrounds(look).light;
  const entry = (file: IconFile, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
    src: iconAddress(icon, file),
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    start_url: '/',
    id: '/',
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons: [
      ...(isVectorIcon(icon) ? [entry('icon.svg', 'any')] : []),
      entry('icon-192.png', '192x192'),
      entry('icon-512.png', '512x512'),
      entry('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } });
}

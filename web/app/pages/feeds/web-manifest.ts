import type { LoaderFunctionArgs } from 'react-router';
import { siteOrDefault } from '../../content/site.server.ts';
import { textAnswer } from './text-answer.server.ts';

/** The page's ground in the light theme (styles/tokens.css). */
const GROUND = '#f4f7f5';
const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/brand/${file}`,
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

/** `/site.webmanifest`: the name and the icons that the site has on a phone's home screen. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { name, tagline } = await siteOrDefault();
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    start_url: '/',
    id: '/',
    display: 'browser',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      icon('favicon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return textAnswer(request, 'application/manifest+json', JSON.stringify(manifest));
}

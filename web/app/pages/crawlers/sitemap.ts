import { imageUrl } from '#app/content/image-url.ts';
import { listSitePages } from '#app/site-map/site-pages.server.ts';
import { textResponse, xml } from '#app/site-map/text-response.ts';
import { env } from '#env.server.ts';

/** Of the sitemap protocol and of Google's image extension. */
const MAX_PAGES = 50_000;
const MAX_IMAGES = 1000;

export async function loader() {
  const { SITE_URL } = env();
  const pages = (await listSitePages()).slice(0, MAX_PAGES).map(({ path, lastModified, images }) => {
    const entries = images
      .slice(0, MAX_IMAGES)
      .map((image) => SITE_URL + imageUrl(image.src.endsWith('.svg') ? '_' : 'f_webp,w_1344', image))
      .map((address) => `<image:image><image:loc>${xml(address)}</image:loc></image:image>`);
    return `<url><loc>${xml(SITE_URL + path)}</loc><lastmod>${lastModified}</lastmod>${entries.join('')}</url>`;
  });
  const body = `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.join('\n')}
</urlset>
`;
  return textResponse('application/xml', body);
}

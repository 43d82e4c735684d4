import type { Seo } from '../content/shared.server.ts';
import { useSite } from './scenery';

type Props = { title: string; description?: string; seo?: Seo };

/** Title and description of a page: what the editor wrote for search engines, else the page's own words. */
export function PageMeta({ title, description = '', seo }: Props) {
  const { name } = useSite();
  const text = seo?.description || description;
  return (
    <>
      <title>{seo?.title || `${title} | ${name}`}</title>
      {text && <meta name="description" content={text} />}
    </>
  );
}

import { onPage } from '#app/content/blocks.server.ts';
import { requirePage } from '#app/content/pages.server.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { faqSubject } from '#app/structured-data/faq.ts';
import type { Route } from './+types/careers-page';

export async function loader() {
  const page = await requirePage('careers');
  return { page: { ...page, blocks: onPage(page.blocks) } };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function CareersPage({ loaderData: { page } }: Route.ComponentProps) {
  const { hero, title, blocks, seo } = page;
  const crumbs = [{ label: title }];
  return (
    <>
      <PageMeta title={title} description={hero.lead} seo={seo} crumbs={crumbs} subject={faqSubject(blocks)} />
      <PageHeader hero={hero} crumbs={crumbs} />
      <Blocks blocks={blocks} />
    </>
  );
}

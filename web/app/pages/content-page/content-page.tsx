import { useLocation } from 'react-router';
import { withFallback } from '#app/content/client.server.ts';
import { requirePublishedPage } from '#app/content/not-found-response.server.ts';
import { findPageAt } from '#app/content/pages.server.ts';
import { listPagePaths } from '#app/content/paths.server.ts';
import { listServices } from '#app/content/services.server.ts';
import { readLocale } from '#app/i18n/locale-path.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { messagesAt } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { PAGES } from '#app/page-addresses.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { ContactSubject } from '#app/sections/contact-subject.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { faqSubject } from '#app/structured-data/faq.ts';
import { serviceSubject } from '#app/structured-data/work.ts';
import type { Crumb } from '#app/ui/breadcrumbs.tsx';
import type { Route } from './+types/content-page';

export async function loader({ url }: Route.LoaderArgs) {
  const { path } = readLocale(url.pathname, LOCALES);
  const [found, services, published] = await Promise.all([
    findPageAt(path),
    withFallback('services', [], listServices),
    withFallback('published pages', null, listPagePaths),
  ]);
  const page = await requirePublishedPage(found, path);
  const service = services.find((one) => one.path === path) ?? null;
  const parents: Crumb[] =
    service && published?.has(PAGES.services) !== false && page.parents.length === 0
      ? [{ label: messagesAt(url.pathname).nav.allServices, to: PAGES.services }]
      : page.parents;
  return { page, service, parents };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ContentPage({ loaderData: { page, service, parents } }: Route.ComponentProps) {
  const { hero, title, blocks, seo, isOffer } = page;
  const crumbs = [...parents, { label: title }];
  const { pathname: path } = useLocation();
  const subject = {
    ...faqSubject(blocks),
    ...(service || isOffer ? serviceSubject({ path, name: title, description: seo.description || hero.lead }) : {}),
  };
  const contactSubject = service?.name ?? (isOffer ? title : '');
  return (
    <ContactSubject value={contactSubject}>
      <PageMeta title={title} description={hero.lead} seo={seo} crumbs={crumbs} subject={subject} />
      <PageHeader hero={hero} crumbs={crumbs} />
      <Blocks blocks={blocks} />
    </ContactSubject>
  );
}

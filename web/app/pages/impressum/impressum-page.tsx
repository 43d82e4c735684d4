import { requireImpressum } from '#app/content/pages.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { PageHeader } from '#app/sections/page-header.tsx';
import { ReadingColumns } from '#app/sections/reading-columns.tsx';
import { DateText } from '#app/ui/date.tsx';
import type { Route } from './+types/impressum-page';

export const loader = () => requireImpressum();

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ImpressumPage({ loaderData: { hero, document, updatedOn, seo } }: Route.ComponentProps) {
  const { impressum, nav } = useMessages();
  const crumbs = [{ label: nav.impressum }];
  return (
    <>
      <PageMeta title={hero.heading} description={hero.lead} seo={seo} crumbs={crumbs} />
      <PageHeader hero={hero} crumbs={crumbs}>
        <p className="small muted mt-6">
          {impressum.updatedOn} <DateText day={updatedOn} />
        </p>
      </PageHeader>
      <div className="pb-section">
        <ReadingColumns text={document} deep />
      </div>
    </>
  );
}

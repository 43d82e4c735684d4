import { requireImpressum } from '../../content/pages.server.ts';
import { useMessages } from '../../i18n/messages';
import { PageMeta } from '../../layout/page-meta';
import { loadPageData } from '../../navigation/page-data';
import { PageTop } from '../../sections/page-top';
import { ReadingColumns } from '../../sections/reading-columns';
import { DateText } from '../../ui/date';
import type { Route } from './+types/impressum-page';

export const loader = () => requireImpressum();

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ImpressumPage({ loaderData: { hero, document, updatedOn, seo } }: Route.ComponentProps) {
  const { impressum, nav } = useMessages();
  const crumbs = [{ label: nav.impressum }];
  return (
    <>
      <PageMeta title={hero.heading} description={hero.lead} seo={seo} crumbs={crumbs} />
      <PageTop hero={hero} crumbs={crumbs}>
        <p className="small muted mt-6">
          {impressum.updatedOn} <DateText day={updatedOn} />
        </p>
      </PageTop>
      <div className="pb-section">
        <ReadingColumns text={document} deep />
      </div>
    </>
  );
}

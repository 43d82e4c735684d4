import { requireImpressum } from '#app/content/pages.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { PRIVACY_ID } from '#app/page-addresses.ts';
import { PageHeader } from '#app/sections/page-header.tsx';
import { ContentsColumns } from '#app/sections/reading-columns.tsx';
import { DateText } from '#app/ui/date.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Route } from './+types/impressum-page';

export const loader = () => requireImpressum();

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ImpressumPage({
  loaderData: { hero, document, privacy, updatedOn, seo },
}: Route.ComponentProps) {
  const { consent, impressum, nav } = useMessages();
  const policy = { id: PRIVACY_ID, text: consent.banner.privacy, level: 2 as const };
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
        <ContentsColumns headings={[...document.headings, ...(privacy.html ? [policy, ...privacy.headings] : [])]}>
          <Prose text={document} />
          {privacy.html && (
            <section aria-labelledby={policy.id}>
              <div className="prose">
                <h2 id={policy.id} className="mt-[2em]!">
                  <a className="anchor" href={`#${policy.id}`}>
                    {policy.text}
                  </a>
                </h2>
              </div>
              <Prose text={privacy} className="mt-5" />
            </section>
          )}
        </ContentsColumns>
      </div>
    </>
  );
}

import { requireBrand } from '../../content/pages.server.ts';
import { useMessages } from '../../i18n/messages';
import { PageMeta } from '../../layout/page-meta';
import { loadPageData } from '../../navigation/page-data';
import { PageTop } from '../../sections/page-top';
import { ReadingColumns } from '../../sections/reading-columns';
import { SectionHead } from '../../ui/section-head';
import type { Route } from './+types/brand-page';
import { ColourSwatches } from './colour-swatches';
import { LogoPlates } from './logo-plates';

export const loader = () => requireBrand();

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { hero, document, colours, logos, seo } = loaderData;
  const { brand, nav } = useMessages();
  const crumbs = [{ label: nav.brand }];
  return (
    <>
      <PageMeta title={hero.heading} description={hero.lead} seo={seo} crumbs={crumbs} />
      <PageTop hero={hero} crumbs={crumbs} />
      {logos.length > 0 && (
        <section className="wrap pb-section" aria-labelledby="logos">
          <SectionHead id="logos" heading={brand.logos} />
          <LogoPlates logos={logos} />
        </section>
      )}
      {colours.length > 0 && (
        <section className="wrap pb-section" aria-labelledby="colours">
          <SectionHead id="colours" heading={brand.colours} />
          <ColourSwatches colours={colours} />
        </section>
      )}
      <section className="pb-section" aria-label={brand.guidelines}>
        <div className="wrap">
          <div className="quay" />
        </div>
        <ReadingColumns text={document} />
      </section>
    </>
  );
}

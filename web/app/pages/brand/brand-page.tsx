import { requireBrand } from '#app/content/pages.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { PageTop } from '#app/sections/page-top.tsx';
import { ReadingColumns } from '#app/sections/reading-columns.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/brand-page';
import { ColourSwatches } from './colour-swatches.tsx';
import { LogoPlates } from './logo-plates.tsx';

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
          <div className="rule" />
        </div>
        <ReadingColumns text={document} />
      </section>
    </>
  );
}

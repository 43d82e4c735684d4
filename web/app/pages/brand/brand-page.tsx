import { requireBrand } from '#app/content/pages.server.ts';
import { getSiteOrDefault } from '#app/content/site.server.ts';
import { messagesAt, useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { CaptionedImage } from '#app/sections/figure.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { ReadingColumns } from '#app/sections/reading-columns.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/brand-page';
import { ColourSwatches } from './colour-swatches.tsx';
import { LogoPlates } from './logo-plates.tsx';
import { paletteColours } from './palette-colours.server.ts';
import { PressKit } from './press-kit.tsx';
import { TypeSpecimens } from './type-specimens.tsx';

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { look }] = await Promise.all([requireBrand(), getSiteOrDefault()]);
  return page.colours.length > 0 ? page : { ...page, colours: paletteColours(look, messagesAt(url.pathname)) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { hero, document, colours, logos, examples, pressKit, seo } = loaderData;
  const { brand, nav } = useMessages();
  const crumbs = [{ label: nav.brand }];
  return (
    <>
      <PageMeta title={hero.heading} description={hero.lead} seo={seo} crumbs={crumbs} />
      <PageHeader hero={hero} crumbs={crumbs} />
      {logos.length > 0 && (
        <section className="section wrap" aria-labelledby="logos">
          <SectionHead id="logos" heading={brand.logos} />
          <LogoPlates logos={logos} firstIsEager={!hero.image} />
        </section>
      )}
      {examples.some(({ image }) => image) && (
        <section className="wrap pb-section" aria-labelledby="examples">
          <SectionHead id="examples" heading={brand.examples} />
          <div className="cards max-sm:grid-cols-2">
            {examples.map((figure, index) => (
              <CaptionedImage key={index} figure={figure} width={448} />
            ))}
          </div>
        </section>
      )}
      {colours.length > 0 && (
        <section className="wrap pb-section" aria-labelledby="colours">
          <SectionHead id="colours" heading={brand.colours} />
          <ColourSwatches colours={colours} />
        </section>
      )}
      <section className="wrap pb-section" aria-labelledby="typefaces">
        <SectionHead id="typefaces" heading={brand.typefaces} />
        <TypeSpecimens />
      </section>
      {pressKit && <PressKit kit={pressKit} />}
      <section className="pb-section" aria-label={brand.guidelines}>
        <div className="wrap">
          <div className="rule" />
        </div>
        <ReadingColumns text={document} />
      </section>
    </>
  );
}

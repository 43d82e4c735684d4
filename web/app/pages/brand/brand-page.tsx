import type { ReactNode } from 'react';
import type { RichText } from '#app/content/markdown.server.ts';
import { requireBrand } from '#app/content/pages.server.ts';
import { getSiteOrDefault } from '#app/content/site.server.ts';
import { messagesAt, useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { PAGES, PRESS_KIT_PATH } from '#app/page-addresses.ts';
import { CallToActionSection } from '#app/sections/call-to-action.tsx';
import { ContactSubject } from '#app/sections/contact-subject.tsx';
import { CaptionedImage } from '#app/sections/figure.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { ContentsColumns } from '#app/sections/reading-columns.tsx';
import { MoreLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Route } from './+types/brand-page';
import { BrandStage } from './brand-stage.tsx';
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

/** More than two pictures in a row stand side by side. */
const PICTURES =
  'sm:has-[>figure+figure+figure]:grid sm:has-[>figure+figure+figure]:grid-cols-2 sm:has-[>figure+figure+figure]:gap-x-[var(--gap)] sm:[&:has(>figure+figure+figure)>:not(figure)]:col-span-full sm:[&:has(>figure+figure+figure)>figure]:my-5';

/** A section of the guidelines, with what is shown below its words. */
type Part = { id: string; heading: string; text?: RichText | undefined; shown?: ReactNode };

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { hero, document, colours, logos, examples, pressKit, seo } = loaderData;
  const { brand, nav } = useMessages();
  const crumbs = [{ label: nav.brand }];
  const shown = [
    {
      id: 'logos',
      heading: brand.logos,
      shown: (logos.length > 0 || examples.length > 0) && (
        <>
          <LogoPlates logos={logos} firstIsEager={!hero.image} />
          <Examples examples={examples} />
        </>
      ),
    },
    { id: 'colours', heading: brand.colours, shown: colours.length > 0 && <ColourSwatches colours={colours} /> },
    { id: 'typefaces', heading: brand.typefaces, shown: <TypeSpecimens /> },
  ];
  const parts = withWords(
    shown.filter((part) => part.shown),
    document,
  );
  const headings = parts.flatMap(({ id, heading }) => (heading ? [{ id, text: heading, level: 2 as const }] : []));
  if (pressKit) headings.push({ id: 'press-kit', text: brand.pressKit, level: 2 });
  return (
    <>
      <PageMeta title={hero.heading} description={hero.lead} seo={seo} crumbs={crumbs} />
      <PageHeader hero={hero} crumbs={crumbs}>
        {pressKit && (
          <p className="actions no-print">
            <a className="btn" href={PRESS_KIT_PATH} download>
              {brand.pressKit}
              <Icon name="arrow-down" />
            </a>
            <MoreLink to="#logos">{brand.logos}</MoreLink>
          </p>
        )}
      </PageHeader>
      <BrandStage logos={logos} colours={colours} />
      <div className="pb-section">
        <ContentsColumns headings={headings} isWide>
          <div className="grid grid-cols-1 gap-y-20">
            {parts.map(({ id, heading, text, shown }) => (
              <section key={id} className="border-t-2 border-ink pt-5" aria-labelledby={heading ? id : undefined}>
                {text ? <Prose text={text} className={`[&>h2]:text-h2 ${PICTURES}`} /> : <h2 id={id}>{heading}</h2>}
                {shown && <div className="mt-10">{shown}</div>}
              </section>
            ))}
            {pressKit && <PressKit kit={pressKit} />}
          </div>
        </ContentsColumns>
      </div>
      <ContactSubject value={nav.brand}>
        <CallToActionSection
          id="brand-contact"
          {...brand.ask}
          link={{ label: nav.contact, url: PAGES.contact }}
          tone="strong"
          image={null}
          steps={[]}
        />
      </ContactSubject>
    </>
  );
}

/** Sections with the same heading belong together; the first section of the text opens the page, the others close it. */
function withWords(shown: Part[], document: RichText[]): Part[] {
  const words = document.map((text) => {
    const [first] = text.headings;
    return first?.level === 2 ? { id: first.id, heading: first.text, text } : { id: 'words', heading: '', text };
  });
  const isShown = ({ heading }: Part) => shown.some((part) => part.heading === heading);
  const [opening = [], ...rest] = words.filter((part) => !isShown(part)).map((part) => [part]);
  return [
    ...opening,
    ...shown.map((part) => ({ ...part, ...words.find(({ heading }) => heading === part.heading) })),
    ...rest.flat(),
  ];
}

function Examples({ examples }: Pick<Route.ComponentProps['loaderData'], 'examples'>) {
  const { brand } = useMessages();
  if (!examples.some(({ image }) => image)) return null;
  return (
    <>
      <h3 className="mt-14 mb-6">{brand.examples}</h3>
      {/* In two columns what to do is at the left of what not to do. */}
      <div
        className="cards max-lg:grid-flow-col max-lg:grid-cols-2 max-lg:grid-rows-[repeat(var(--rows),auto)]"
        style={{ '--rows': Math.ceil(examples.length / 2) }}
      >
        {examples.map((figure, index) => (
          <CaptionedImage key={index} figure={figure} width={448} />
        ))}
      </div>
    </>
  );
}

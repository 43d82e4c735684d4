import { requireBrand } from '#app/content/pages.server.ts';
import { getSiteOrDefault } from '#app/content/site.server.ts';
import { messagesAt, useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { PAGES, PRESS_KIT_PATH } from '#app/page-addresses.ts';
import { useSite } from '#app/root-data/root-data.ts';
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
import { ColourAmounts } from './colour-amounts.tsx';
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

/** On small screens the first section has no rule, as the folded table of contents above it ends in one. */
const SECTION = 'border-t-2 border-ink pt-5 max-lg:first:border-t-0 max-lg:first:pt-0';

/** Three or more consecutive images are shown in two columns. */
const IMAGES =
  'sm:has-[>figure+figure+figure]:grid sm:has-[>figure+figure+figure]:grid-cols-2 sm:has-[>figure+figure+figure]:gap-x-[var(--gap)] sm:[&:has(>figure+figure+figure)>:not(figure)]:col-span-full sm:[&:has(>figure+figure+figure)>figure]:mt-8 sm:[&:has(>figure+figure+figure)>figure]:mb-0';

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { hero, document, colours, logos, examples, pressKit, seo } = loaderData;
  const { brand, nav } = useMessages();
  const { name } = useSite();
  const crumbs = [{ label: nav.brand }];
  const [opening = [], ...closing] = document.map((text) => [text]);
  const brandSections = [
    {
      id: 'logos',
      heading: brand.logos,
      text: loaderData.about_logos,
      content: (logos.length > 0 || examples.length > 0) && (
        <>
          <LogoPlates studio={name} logos={logos} firstIsEager={!hero.image} />
          <Examples examples={examples} />
        </>
      ),
    },
    {
      id: 'colours',
      heading: brand.colours,
      text: loaderData.about_colours,
      content: colours.length > 0 && (
        <>
          <ColourSwatches colours={colours} />
          <ColourAmounts colours={colours} />
        </>
      ),
    },
    { id: 'typefaces', heading: brand.typefaces, text: loaderData.about_typefaces, content: <TypeSpecimens /> },
  ].filter(({ text, content }) => text.html || content);
  const headings = [
    ...headingsOf(opening),
    ...brandSections.map(({ id, heading }) => ({ id, text: heading, level: 2 as const })),
    ...headingsOf(closing.flat()),
  ];
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
      <BrandStage logos={logos} />
      <div className="pb-section">
        <ContentsColumns headings={headings} isWide>
          <div className="grid grid-cols-1 gap-y-20">
            <Sections texts={opening} />
            {brandSections.map(({ id, heading, text, content }) => (
              <section key={id} className={SECTION} aria-labelledby={id}>
                <h2 id={id}>{heading}</h2>
                {text.html && <Prose text={text} className={`mt-6 ${IMAGES}`} />}
                {content && <div className="mt-10">{content}</div>}
              </section>
            ))}
            <Sections texts={closing.flat()} />
            {pressKit && <PressKit studio={name} kit={pressKit} />}
          </div>
        </ContentsColumns>
      </div>
      <ContactSubject value={nav.brand}>
        <CallToActionSection
          id="brand-contact"
          {...brand.ask}
          link={{ label: nav.contact, url: PAGES.contact }}
          tone="strong"
        />
      </ContactSubject>
    </>
  );
}

type Texts = { texts: Route.ComponentProps['loaderData']['document'] };

function Sections({ texts }: Texts) {
  return texts.map((text) => (
    <section key={text.html} className={SECTION} aria-labelledby={text.headings[0]?.id}>
      <Prose text={text} className={`[&>h2]:text-h2 [&>:last-child]:mb-0 ${IMAGES}`} />
    </section>
  ));
}

/** The first heading of each text. The part before a document's first heading has none. */
const headingsOf = (texts: Texts['texts']) =>
  texts.flatMap(({ headings: [first] }) => (first?.level === 2 ? [first] : []));

function Examples({ examples }: Pick<Route.ComponentProps['loaderData'], 'examples'>) {
  const { brand } = useMessages();
  if (!examples.some(({ image }) => image)) return null;
  return (
    <>
      <h3 className="mt-14 mb-6">{brand.examples}</h3>
      {/* The first half shows dos, the second half don'ts: a column each. */}
      <div
        className="grid grid-cols-1 gap-x-(--gap) gap-y-8 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-[repeat(var(--rows),auto)]"
        style={{ '--rows': Math.ceil(examples.length / 2) }}
      >
        {examples.map((figure, index) => (
          <CaptionedImage key={index} figure={figure} width={672} />
        ))}
      </div>
    </>
  );
}

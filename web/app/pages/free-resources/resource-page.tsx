import { trackResourceDownloaded } from '#app/analytics/events.ts';
import { withFallback } from '#app/content/client.server.ts';
import { findResource, listResources, type Resource } from '#app/content/free-resources.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { relatedTo } from '#app/content/related.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { Share } from '#app/layout/share.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { contactPath } from '#app/sections/contact-subject.tsx';
import { MoreOfList } from '#app/sections/more-of-list.tsx';
import { ResourceCard, ResourcePicture } from '#app/sections/resource-card.tsx';
import { resourceSubject } from '#app/structured-data/reading.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { BackLink, MoreLink } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { formatFileSize } from '#app/ui/file-size.ts';
import { Icon } from '#app/ui/icon.tsx';
import { fullSizeOf, Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Route } from './+types/resource-page';

const MORE_RESOURCES = 3;

export async function loader({ params }: Route.LoaderArgs) {
  const [resource, resources] = await Promise.all([
    findResource(params.slug).then((found) => requirePublished(found, 'free-resources', params.slug)),
    withFallback('more resources', [], listResources),
  ]);
  return { resource, more: relatedTo(resource, resources, MORE_RESOURCES) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ResourcePage({ loaderData: { resource, more } }: Route.ComponentProps) {
  const { resources: texts, nav } = useMessages();
  const { code } = useLanguage().locale;
  const crumbs = [{ label: nav.freeResources, to: '/free-resources' }, { label: resource.title }];
  return (
    <>
      <PageMeta
        title={resource.title}
        description={resource.lead}
        seo={resource.seo}
        crumbs={crumbs}
        subject={resourceSubject(resource, code)}
      />
      <Breadcrumbs crumbs={crumbs} />
      <div className="wrap page-head columns gap-y-8">
        <div className="peer md:col-[1/6] no-print">
          <ResourcePicture resource={resource} eager />
        </div>
        <div className="max-w-[42rem] md:col-[7/13] md:peer-has-[>:empty]:col-[1/9]">
          <p className="mb-5">
            <BackLink to="/free-resources">{texts.back}</BackLink>
          </p>
          <NoBreak
            as="h1"
            className="text-[clamp(2rem,1.5rem+2vw,3.25rem)] leading-[1.08] tracking-[-0.02em]"
            text={resource.title}
          />
          <NoBreak as="p" className="lead" text={resource.lead} />
          <ResourceFacts resource={resource} />
          <p className="actions mt-7">
            {resource.files.map(({ href, name, format }, index) => (
              <a
                key={href}
                className={index === 0 ? 'btn' : 'btn btn--line'}
                href={href}
                download={name}
                onClick={() => trackResourceDownloaded(resource.slug)}
              >
                {interpolate(texts.download, { format })}
                <Icon name="arrow-down" />
              </a>
            ))}
            <MoreLink to={contactPath(resource.title)}>{texts.ask}</MoreLink>
          </p>
          <div className="mt-5">
            <Share title={resource.title} />
          </div>
        </div>
      </div>
      <Previews figures={resource.previews} />
      {resource.body.words > 0 && (
        <section className="wrap pb-section" aria-label={texts.inside}>
          <Prose text={resource.body} className="prose--split" />
        </section>
      )}
      {more.length > 0 && (
        <MoreOfList id="more-resources" heading={texts.more} to="/free-resources" all={texts.all}>
          <div className="cards">
            {more.map((other) => (
              <ResourceCard key={other.slug} resource={other} />
            ))}
          </div>
        </MoreOfList>
      )}
    </>
  );
}

function ResourceFacts({ resource: { files, publishedOn } }: { resource: Resource }) {
  const { resources: texts } = useMessages();
  return (
    <FactList
      className="mt-9"
      facts={[
        ...files.map(({ format, extent, size }): [string, string] => [format, `${extent}, ${formatFileSize(size)}`]),
        [texts.publishedOn, <DateText key="day" day={publishedOn} />],
      ]}
    />
  );
}

function Previews({ figures }: { figures: Resource['previews'] }) {
  const { resources: texts } = useMessages();
  const shown = figures.filter(({ image }) => image);
  if (shown.length === 0) return null;
  return (
    <section className="wrap pb-section" aria-labelledby="look-inside">
      <h2 id="look-inside" className="h3">
        {texts.look}
      </h2>
      <ul className="mt-5 grid grid-cols-1 gap-x-[var(--gap)] gap-y-8 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {shown.map((figure, index) => (
          <li key={index} className="group/page max-lg:first:nth-last-[odd]:col-span-full">
            <PagePreview figure={figure} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As large as on paper, so that it can be read: a corner of the page, which links to the whole of it. */
function PagePreview({ figure: { image, caption } }: { figure: Resource['previews'][number] }) {
  const { figure } = useMessages();
  if (!image) return null;
  const isWide = image.width > image.height;
  return (
    <figure>
      <Link
        to={fullSizeOf(image)}
        className="relative block aspect-6/5 cursor-zoom-in overflow-hidden rounded-plate border border-[var(--light-line)] bg-[#fff] after:absolute after:inset-y-0 after:right-0 after:w-10 after:bg-linear-to-l after:from-[#fff] after:to-transparent sm:max-lg:aspect-square sm:max-lg:group-first/page:group-nth-last-[odd]/page:aspect-2/1"
      >
        <span className="sr-only">{figure.fullSize}</span>
        {/* Most of the margins is cut; pages in landscape have less. */}
        <Image
          image={image}
          width={isWide ? 1088 : 800}
          className={`h-auto max-w-none ${isWide ? '-ml-4 w-[68rem]' : '-mt-10 -ml-10 w-[46rem] sm:w-[50rem]'}`}
        />
      </Link>
      {caption && <NoBreak as="figcaption" className="cap" text={caption} />}
    </figure>
  );
}

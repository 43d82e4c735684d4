import type { Stat } from '#app/content/fields.server.ts';
import type { Image as ImageSource } from '#app/content/media.server.ts';
import { type Home, requireHome } from '#app/content/pages.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { faqSubject } from '#app/structured-data/faq.ts';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { fullSizeOf, Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import type { HeroProduct } from '#brand/brand.ts';
import { useDevices } from '#brand/devices.ts';
import type { Route } from './+types/home-page';

export const loader = () => requireHome();

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function HomePage({ loaderData: { hero, featuredProjects, stats, blocks, seo } }: Route.ComponentProps) {
  const { home } = useMessages();
  const { Hero } = useDevices();
  const products = Hero ? featuredProjects.flatMap(toProduct) : [];
  return (
    <>
      <PageMeta title={hero.heading} description={hero.lead} seo={seo} subject={faqSubject(blocks)} />
      <section className="relative overflow-clip pt-[clamp(2.5rem,1.4rem+3.2vw,4.5rem)]">
        <div
          className={`wrap grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,9fr)_minmax(0,3fr)] lg:items-end lg:gap-x-16 ${products.length > 0 ? '' : 'pb-[clamp(3rem,2rem+4vw,5.5rem)]'}`}
        >
          <NoBreak as="h1" className="text-display lg:text-[min(var(--text-display),6.1vw)]" text={hero.heading} />
          <div className="grid max-w-[30rem] gap-6 lg:pb-2">
            <NoBreak as="p" className="text-[1.125rem] lg:text-[1.25rem]" text={hero.lead} />
            <p className="actions">
              {hero.primary && (
                <ButtonLink to={hero.primary.url} external arrow>
                  {hero.primary.label}
                </ButtonLink>
              )}
              {hero.secondary && (
                <MoreLink to={hero.secondary.url} external>
                  {hero.secondary.label}
                </MoreLink>
              )}
            </p>
            {hero.facts.length > 0 && (
              <p className="small text-balance">
                {hero.facts.map(({ value, label }) => `${value} ${label}`).join(', ')}
              </p>
            )}
          </div>
        </div>
        {Hero && products.length > 0 && <Hero label={home.products} products={products} />}
        {products.length === 0 && hero.image && (
          <Image
            image={hero.image}
            crops={[{ image: hero.phoneImage, below: 'md', sizes: '100vw' }]}
            width={hero.image.width}
            sizes="100vw"
            eager
            className={`${hero.phoneImage ? 'aspect-[4/5]' : 'aspect-[3/2]'} max-h-[80vh] w-full object-cover md:aspect-[2/1]`}
          />
        )}
        {stats.length > 0 && (
          <div className="band on-dark pt-[clamp(1.5rem,1rem+2vw,3rem)] pb-[clamp(3rem,2rem+3.5vw,5.5rem)]">
            <StatList items={stats} />
          </div>
        )}
      </section>
      <Blocks blocks={blocks} />
    </>
  );
}

function StatList({ items }: { items: Stat[] }) {
  const isThree = items.length === 3;
  const first = isThree ? 'max-sm:first:col-span-full' : items.length % 2 ? 'max-lg:first:col-span-full' : '';
  return (
    <dl
      className={`wrap grid grid-cols-2 gap-x-[var(--gap)] gap-y-8 max-[15rem]:grid-cols-1 ${isThree ? 'sm:grid-cols-3' : 'sm:grid-cols-4'} lg:grid-cols-[repeat(var(--n),1fr)]`}
      style={{ '--n': items.length }}
    >
      {items.map(({ value, label }) => (
        <div key={label} className={`flex flex-col-reverse justify-end border-t border-ink/35 pt-3.5 ${first}`}>
          <dt className="mt-2 max-w-[14rem] text-sm leading-[1.4] text-balance text-ink">{label}</dt>
          <dd className="font-display text-numeral font-medium tracking-[-0.04em] lg:text-[clamp(3.25rem,5.7vw,6rem)]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function toProduct({ label, height, layer, project }: Home['featuredProjects'][number]): HeroProduct[] {
  const { path, cutout } = project ?? {};
  if (!path || !cutout) return [];
  return [
    {
      key: path,
      name: label,
      height,
      ratio: cutout.width / cutout.height,
      image: (size) => <Image image={cutout} {...size} alt="" />,
      layer: layer && <MovingLayer image={layer} />,
      link: (content, className) => (
        <Link to={path} className={className}>
          {content}
          <Icon name="arrow-right" className="ml-1.5 hidden size-3.5 min-[80rem]:inline-block" />
        </Link>
      ),
    },
  ];
}

/** `#still` stops the SVG's animation by `:target`, because images are not told about `prefers-reduced-motion`. */
function MovingLayer({ image }: { image: ImageSource }) {
  const src = fullSizeOf(image);
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce)" srcSet={`${src}#still`} />
      <img src={src} alt="" width={image.width} height={image.height} loading="lazy" />
    </picture>
  );
}

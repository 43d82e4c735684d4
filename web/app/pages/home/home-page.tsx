import { requireHome } from '#app/content/pages.server.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { StatList } from '#app/sections/stats.tsx';
import { faqSubject } from '#app/structured-data/faq.ts';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import type { Route } from './+types/home-page';
import { Skyline, shownIn } from './skyline.tsx';

export const loader = () => requireHome();

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function HomePage({ loaderData: { hero, featuredProjects, stats, blocks, seo } }: Route.ComponentProps) {
  const products = shownIn(featuredProjects);
  return (
    <>
      <PageMeta title={hero.heading} description={hero.lead} seo={seo} subject={faqSubject(blocks)} />
      <section className="hero">
        <div className="wrap hero__text">
          <h1 className="display">
            <NoBreak text={hero.heading} />
          </h1>
          <div className="hero__side">
            <p>
              <NoBreak text={hero.lead} />
            </p>
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
          </div>
        </div>
        {products.length > 0 && <Skyline products={products} />}
        <div className={`band on-dark hero__stats ${products.length > 0 ? '' : 'edge'}`}>
          <StatList items={stats} className="wrap" />
        </div>
      </section>
      <Blocks blocks={blocks} />
    </>
  );
}

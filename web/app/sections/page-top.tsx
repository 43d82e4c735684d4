import type { ReactNode } from 'react';
import type { Hero } from '#app/content/pages.server.ts';
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { FlagStacks } from './flag-stacks.tsx';

type Props = {
  hero: Pick<Hero, 'heading' | 'lead'> & Partial<Hero>;
  crumbs: Crumb[];
  /**
   * Without an image: `stacked` is one column, `split` puts the lead beside the heading (top of a list), `freight`
   * shows signal flags of the heading.
   */
  layout?: 'stacked' | 'split' | 'freight';
  /** Shown beside the text if there is no image. */
  aside?: ReactNode;
  children?: ReactNode;
};

export function PageTop({ hero, crumbs, layout = 'stacked', aside, children }: Props) {
  const { heading, lead, primary, secondary, image, secondImage, facts = [] } = hero;
  const hasBaseline = Boolean(image) || (layout === 'freight' && !aside);
  const isSplit = layout === 'split' && !image && !aside;
  const rest = (
    <>
      {lead && (
        <p className={isSplit ? 'lead mt-0' : 'lead'}>
          <NoBreak text={lead} />
        </p>
      )}
      {(primary || secondary) && (
        <p className="actions mt-7">
          {primary && (
            <ButtonLink to={primary.url} external arrow>
              {primary.label}
            </ButtonLink>
          )}
          {secondary && (
            <MoreLink to={secondary.url} external>
              {secondary.label}
            </MoreLink>
          )}
        </p>
      )}
      {children}
    </>
  );
  const words = (
    <>
      <h1>
        <NoBreak text={heading} />
      </h1>
      {rest}
    </>
  );
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      {hasBaseline ? (
        <div className="wrap page-head page-head--baseline columns items-end gap-y-10">
          <div className="c-1-7 pb-8 md:pb-12">{words}</div>
          <div className="c-8-12 service-fig">
            {image ? (
              <>
                <Device image={image} height={{ min: 18, fluid: '12rem + 16vw', max: 27 }} eager />
                {secondImage && <Device image={secondImage} height={{ min: 14, fluid: '10rem + 12vw', max: 21 }} />}
              </>
            ) : (
              <FlagStacks text={heading} />
            )}
          </div>
        </div>
      ) : aside ? (
        <div className={`wrap page-head columns items-end gap-y-10 ${facts.length > 0 ? '' : 'page-head--aside'}`}>
          <div className="c-1-7">{words}</div>
          <div className="c-8-12">{aside}</div>
        </div>
      ) : (
        <div className="wrap page-head columns items-end gap-y-5">
          {isSplit ? (
            <>
              <h1 className="c-1-7">
                <NoBreak text={heading} />
              </h1>
              <div className="c-8-12">{rest}</div>
            </>
          ) : (
            <div className="c-1-10">{words}</div>
          )}
        </div>
      )}
      {facts.length > 0 && (
        <div className="band on-dark edge py-10">
          <ul className="wrap inline-facts" style={{ '--n': facts.length }}>
            {facts.map(({ value, label }) => (
              <li key={label}>
                <b>{value}</b> <span>{label}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasBaseline && facts.length === 0 && <div className="edge" />}
    </>
  );
}

type DeviceProps = {
  image: NonNullable<Hero['image']>;
  /** In rem, clamped like `.service-fig`. */
  height: { min: number; fluid: string; max: number };
  eager?: boolean;
};

function Device({ image, height: { min, fluid, max }, eager = false }: DeviceProps) {
  const ratio = image.width / image.height;
  return (
    <Image
      image={image}
      width={Math.round(16 * max * ratio)}
      sizes={`calc(clamp(${min}rem, ${fluid}, ${max}rem) * ${ratio.toFixed(3)})`}
      eager={eager}
    />
  );
}

import type { ReactNode } from 'react';
import type { Hero } from '../content/pages.server.ts';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs';
import { ButtonLink, MoreLink } from '../ui/button';
import { Picture } from '../ui/picture';

type Props = {
  hero: Pick<Hero, 'heading' | 'lead'> & Partial<Hero>;
  crumbs: Crumb[];
  /** `split` puts the lead beside the heading, at the top of a list. With a picture, that stands there. */
  layout?: 'stacked' | 'split';
  children?: ReactNode;
};

/** The top of a page: breadcrumbs, heading, lead, actions; product pictures and figures when the editor gave them. */
export function PageTop({ hero, crumbs, layout = 'stacked', children }: Props) {
  const { heading, lead, primary, secondary, image, secondImage, facts = [] } = hero;
  const isSplit = layout === 'split' && !image;
  const rest = (
    <>
      {lead && <p className={isSplit ? 'lead mt-0' : 'lead'}>{lead}</p>}
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
      <h1>{heading}</h1>
      {rest}
    </>
  );
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      {image ? (
        <div className="wrap page-head columns items-end gap-y-10 !pb-0">
          <div className="c-1-7 pb-8 md:pb-12">{words}</div>
          <div className="c-8-12 service-fig">
            <Picture picture={image} width={Math.round((432 * image.width) / image.height)} eager />
            {secondImage && (
              <Picture picture={secondImage} width={Math.round((336 * secondImage.width) / secondImage.height)} />
            )}
          </div>
        </div>
      ) : (
        <div className="wrap page-head columns items-end gap-y-5">
          {isSplit ? (
            <>
              <h1 className="c-1-7">{heading}</h1>
              <div className="c-8-12">{rest}</div>
            </>
          ) : (
            <div className="c-1-10">{words}</div>
          )}
        </div>
      )}
      {facts.length > 0 && (
        <div className="water on-water edge py-10">
          <ul className="wrap inline-facts">
            {facts.map(({ value, label }) => (
              <li key={label}>
                <b>{value}</b> {label}
              </li>
            ))}
          </ul>
        </div>
      )}
      {image && facts.length === 0 && <div className="edge" />}
    </>
  );
}

import type { CSSProperties } from 'react';
import type { BlockOf } from '#app/content/blocks.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { useContactLink } from './contact-subject.tsx';

type Props = BlockOf<'fit'> & { id: string };
type PanelProps = { heading: string; points: Props['fits']; isFit: boolean };

/** Two lists side by side, with aligned rows: whom an offer fits, and whom it doesn't. The verdict is below both. */
export function FitSection({ id, heading, text, verdict, link, ...panels }: Props) {
  const contactLink = useContactLink();
  const rows: CSSProperties = { '--rows': Math.max(panels.fits.length, panels.misfits.length) + 1 };
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <div className="grid overflow-hidden rounded-plate md:grid-cols-2 forced-colors:border" style={rows}>
        <Panel heading={panels.fits_heading} points={panels.fits} isFit />
        <Panel heading={panels.misfits_heading} points={panels.misfits} isFit={false} />
        {verdict && (
          <div className="on-dark col-span-full flex items-center justify-between gap-x-10 gap-y-6 bg-band px-[clamp(1.25rem,3.2vw,3rem)] py-[clamp(1.5rem,2.6vw,2.5rem)] text-ink max-lg:flex-col max-lg:items-start">
            <p className="font-display text-h3 leading-[1.3] font-medium text-balance">
              <NoBreak text={verdict} />
            </p>
            {link && (
              <div className="flex-none">
                <ButtonLink to={contactLink(link.url)} external variant="mark" arrow>
                  {link.label}
                </ButtonLink>
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function Panel({ heading, points, isFit }: PanelProps) {
  const background = isFit ? 'band-accent' : 'bg-plate';
  return (
    <div
      className={`grid gap-y-0 px-[clamp(1.25rem,3.2vw,3rem)] pt-[clamp(1.5rem,2.8vw,2.75rem)] pb-[clamp(0.75rem,1.6vw,1.75rem)] md:row-[span_var(--rows)] md:grid-rows-subgrid ${background}`}
    >
      <h3 className="mb-6 text-[clamp(1.5rem,1.1rem+1.5vw,2.25rem)] leading-[1.12] text-balance">{heading}</h3>
      <ul className="grid md:row-[span_calc(var(--rows)-1)] md:grid-rows-subgrid">
        {points.map(({ term, text }) => (
          <li
            key={term}
            className="grid grid-cols-[1.75rem_1fr] content-start gap-x-3 border-t border-current/25 pt-4 pb-5 max-[15rem]:grid-cols-1"
          >
            <Icon name={isFit ? 'tick' : 'close'} className="mt-0.5 size-6" />
            <div>
              <b className="block text-[1.25rem] leading-[1.35] font-semibold">{term}</b>
              <NoBreak as="p" className="mt-1.5" text={text} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

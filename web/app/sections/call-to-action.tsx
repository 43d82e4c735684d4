import type { CallToAction } from '../content/shared.server.ts';
import { ButtonLink } from '../ui/button';

const TONES = { water: 'water water--lines on-water edge cta', buoy: 'buoy section--tight', plain: 'cta' } as const;

/** One question or order, one reason, one button. On yellow it can carry numbered steps. */
export function CallToActionSection({ id, heading, text, link, tone, steps }: CallToAction & { id: string }) {
  return (
    <section className={TONES[tone]} aria-labelledby={id}>
      <div className="wrap">
        <div className={`columns gap-y-6 ${tone === 'plain' ? 'quay pt-8' : ''}`}>
          <h2 id={id} className="c-1-7">
            {heading}
          </h2>
          <div className="c-8-12 grid content-end justify-items-start gap-6">
            <p className={tone === 'buoy' ? '' : 'lead'}>{text}</p>
            <ButtonLink to={link.url} external variant={tone === 'water' ? 'mark' : 'primary'} arrow>
              {link.label}
            </ButtonLink>
          </div>
        </div>
        {steps.length > 0 && (
          <ol className="berths mt-12">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

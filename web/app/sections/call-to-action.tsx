import type { CallToAction } from '#app/content/fields.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';

const TONES = {
  strong: { className: 'band band--lines on-dark edge cta', text: 'lead', button: 'mark' },
  accent: { className: 'band-accent section--tight', text: '', button: 'primary' },
  plain: { className: 'section cta cta--plain', text: 'lead', button: 'primary' },
} as const;

export function CallToActionSection({ id, heading, text, link, tone, steps }: CallToAction & { id: string }) {
  const { className, text: textClass, button } = TONES[tone];
  return (
    <section className={className} aria-labelledby={id}>
      <div className="wrap">
        <div className={`columns gap-y-6 ${tone === 'plain' ? 'rule pt-8' : ''}`}>
          <h2 id={id} className="c-1-7">
            {heading}
          </h2>
          <div className="c-8-12 grid content-end justify-items-start gap-6">
            <p className={textClass}>
              <NoBreak text={text} />
            </p>
            {link && (
              <ButtonLink to={link.url} external variant={button} arrow>
                {link.label}
              </ButtonLink>
            )}
          </div>
        </div>
        {steps.length > 0 && (
          <ol className="numbered mt-12" style={{ '--n': steps.length }}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

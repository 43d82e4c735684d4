import type { CallToAction } from '#app/content/fields.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { useContactLink } from './contact-subject.tsx';
import { ProcessSteps } from './process-steps.tsx';

const TONES = {
  strong: {
    className: 'band band--lines on-dark section--band no-print',
    heading: 'text-h1',
    text: 'lead',
    button: 'mark',
  },
  accent: { className: 'band-accent section--tight no-print', heading: 'text-h1', text: '', button: 'primary' },
  plain: { className: 'section no-print', heading: '', text: '', button: 'primary' },
} as const;

export function CallToActionSection({ id, heading, text, link, tone, steps, image }: CallToAction & { id: string }) {
  const contactLink = useContactLink();
  const { className, heading: headingClass, text: textClass, button } = TONES[image ? 'strong' : tone];
  const words = (
    <>
      <NoBreak as="p" className={textClass} text={text} />
      {link && (
        <ButtonLink to={contactLink(link.url)} external variant={button} arrow>
          {link.label}
        </ButtonLink>
      )}
    </>
  );
  if (image)
    return (
      <section className="on-dark no-print grid bg-band text-ink md:grid-cols-2" aria-labelledby={id}>
        <Image
          image={image}
          width={image.width}
          sizes="(min-width: 48rem) 50vw, 100vw"
          className="aspect-[4/3] w-full object-cover md:aspect-auto md:h-full md:min-h-[clamp(24rem,36vw,36rem)]"
        />
        <div className="grid content-center justify-items-start gap-6 px-gutter py-12 md:px-[clamp(2rem,5vw,6rem)]">
          <h2 id={id} className="text-h1">
            {heading}
          </h2>
          {words}
        </div>
      </section>
    );
  return (
    <section className={className} aria-labelledby={id}>
      <div className="wrap">
        <div className={`columns gap-y-6 ${tone === 'plain' ? 'border-t-2 border-ink pt-8' : ''}`}>
          <h2 id={id} className={`md:col-[1/8] ${headingClass}`}>
            {heading}
          </h2>
          <div className="md:col-[8/13] grid content-end justify-items-start gap-6">{words}</div>
        </div>
        {steps.length > 0 && <ProcessSteps steps={steps.map((title) => ({ title }))} />}
      </div>
    </section>
  );
}

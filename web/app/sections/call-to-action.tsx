import type { CallToAction } from '#app/content/fields.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { useContactLink } from './contact-subject.tsx';
import { PictureSplit } from './picture-split.tsx';
import { ProcessSteps } from './process-steps.tsx';

const TONES = {
  strong: {
    className: 'band band--lines on-dark section--band no-print',
    heading: 'text-h1 max-sm:text-[2.125rem]',
    text: 'lead',
    button: 'mark',
  },
  accent: {
    className: 'band-accent section--tight no-print',
    heading: 'text-h1 max-sm:text-[2.125rem]',
    text: 'lead',
    button: 'primary',
  },
  plain: { className: 'section no-print', heading: '', text: '', button: 'primary' },
} as const;

type Props = Omit<CallToAction, 'steps' | 'image'> & Partial<CallToAction> & { id: string };

export function CallToActionSection({ id, heading, text, link, tone, steps = [], image = null }: Props) {
  const contactLink = useContactLink();
  const { className, heading: headingClass, text: textClass, button } = TONES[image ? 'strong' : tone];
  const words = (
    <>
      {text && <NoBreak as="p" className={textClass} text={text} />}
      {link && (
        <ButtonLink to={contactLink(link.url)} external variant={button} arrow>
          {link.label}
        </ButtonLink>
      )}
    </>
  );
  if (image)
    return (
      <PictureSplit id={id} image={image} side="left" className="band on-dark no-print">
        <NoBreak as="h2" id={id} className="text-h1 max-sm:text-[2.125rem]" text={heading} />
        {words}
      </PictureSplit>
    );
  return (
    <section className={className} aria-labelledby={id}>
      <div className="wrap">
        <div className={`columns gap-y-6 ${tone === 'plain' ? 'border-t-2 border-ink pt-8' : ''}`}>
          <NoBreak
            as="h2"
            id={id}
            className={`md:max-lg:col-span-full lg:col-[1/8] lg:pr-12 ${headingClass}`}
            text={heading}
          />
          <div className="md:max-lg:col-[1/11] lg:col-[8/13] grid content-start justify-items-start gap-6 lg:pt-3">
            {words}
          </div>
        </div>
        {steps.length > 0 && <ProcessSteps steps={steps.map((title) => ({ title }))} />}
      </div>
    </section>
  );
}

import { useMessages } from '#app/i18n/messages.ts';
import { useSite } from '#app/root-data/root-data.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz';
const FIGURES = '0123456789 € % °C → 61 m';

export function TypeSpecimens() {
  const { brand } = useMessages();
  const { headingTypeface, textTypeface } = useSite().look;
  return (
    <div className="grid grid-cols-1 gap-[var(--gap)] md:grid-cols-2">
      <Specimen name={headingTypeface} use={brand.forHeadings} className="bg-plate font-display font-medium" />
      <Specimen name={textTypeface} use={brand.forText} className="on-dark bg-band font-sans text-ink" />
    </div>
  );
}

function Specimen({ name, use, className }: { name: string; use: string; className: string }) {
  return (
    <figure className={`grid grid-cols-1 content-start gap-6 rounded-plate p-[clamp(1.25rem,3vw,3rem)] ${className}`}>
      <p className="text-[clamp(8rem,18vw,17rem)] leading-[0.8] tracking-[-0.04em]" aria-hidden="true">
        Aa
      </p>
      <p className="text-h3 break-words" aria-hidden="true">
        {LETTERS}
      </p>
      <p className="text-h3" aria-hidden="true">
        {FIGURES}
      </p>
      <figcaption className="border-t border-current pt-3 font-sans text-sm font-normal">
        <b>{name}</b> {use}
      </figcaption>
    </figure>
  );
}

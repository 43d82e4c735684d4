import { useMessages } from '#app/i18n/messages.ts';
import { useSite } from '#app/root-data/root-data.ts';

const ALPHABETS = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];
const FIGURES = '0123456789 € % °C → 61 m';

export function TypeSpecimens() {
  const { brand } = useMessages();
  const { headingTypeface, textTypeface } = useSite().look;
  return (
    <div className="grid grid-cols-1 gap-[var(--gap)]">
      <Specimen name={headingTypeface} use={brand.forHeadings} className="bg-plate font-display font-medium" />
      <Specimen name={textTypeface} use={brand.forText} className="on-dark bg-band font-sans text-ink" />
    </div>
  );
}

function Specimen({ name, use, className }: { name: string; use: string; className: string }) {
  return (
    <figure
      className={`grid grid-cols-1 gap-x-[clamp(2rem,4vw,4rem)] gap-y-6 rounded-plate p-[clamp(1.25rem,3vw,3rem)] md:grid-cols-[clamp(11rem,18vw,17rem)_minmax(0,1fr)] ${className}`}
    >
      <p className="text-[clamp(8rem,13vw,12rem)] leading-[0.8] tracking-[-0.04em]" aria-hidden="true">
        Aa
      </p>
      <div className="@container self-end" aria-hidden="true">
        {/* One line for each alphabet, as wide as there is room. */}
        {ALPHABETS.map((letters) => (
          <p key={letters} className="text-[min(4.85cqi,1.75rem)]/[1.5] tracking-[-0.03em] whitespace-nowrap">
            {letters}
          </p>
        ))}
        <p className="text-[min(4.85cqi,1.75rem)]/[1.5] whitespace-nowrap">{FIGURES}</p>
      </div>
      <figcaption className="border-t border-current pt-3 font-sans text-sm font-normal md:col-span-full">
        <b>{name}</b> {use}
      </figcaption>
    </figure>
  );
}

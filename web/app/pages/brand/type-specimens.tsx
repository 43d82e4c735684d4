import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useSite } from '#app/root-data/root-data.ts';

const ALPHABETS = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];
const FIGURES = '0123456789 € % °C 61 m';

export function TypeSpecimens() {
  const { brand } = useMessages();
  const { headingTypeface, textTypeface } = useSite().look;
  return (
    <div className="grid grid-cols-1 gap-[var(--gap)]">
      {/* These two specimens have the same colours in both themes. */}
      <Specimen
        name={headingTypeface}
        use={brand.forHeadings}
        className="border-transparent bg-(--light-soft) font-display font-medium text-(--light-ink)"
      />
      <Specimen
        name={textTypeface}
        use={brand.forText}
        className="on-dark border-line bg-(--light-band) font-sans text-ink"
      />
      <Specimen
        name="IBM Plex Mono"
        use={brand.forCode}
        className="border-(--light-line) bg-(--light-page) font-mono text-(--light-ink)"
      />
      <dl className="mt-8 border-b border-line">
        {SIZES.map(({ key, face, weight, size, lines, className }) => (
          <div
            key={key}
            className="grid items-baseline gap-x-(--gap) gap-y-2.5 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_17rem] md:py-6"
          >
            <dt className={`text-pretty ${face === 'display' ? 'font-display font-medium' : ''} ${className}`}>
              {brand.sizes[key]}
            </dt>
            <dd className="tnum text-sm text-ink-2">
              {interpolate(brand.size, {
                face: face === 'display' ? headingTypeface : textTypeface,
                weight,
                size,
                lines,
              })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The type scale of tokens.css: `size` in pixels, from the smallest to the largest window. */
export const SIZES = [
  {
    key: 'title',
    face: 'display',
    weight: '500',
    size: '38–88',
    lines: '1.08',
    className: 'text-title',
  },
  { key: 'two', face: 'display', weight: '500', size: '30–50', lines: '1.1', className: 'text-h2' },
  { key: 'three', face: 'display', weight: '500', size: '22–28', lines: '1.2', className: 'text-h3' },
  { key: 'lead', face: 'sans', weight: '400', size: '19–22', lines: '1.45', className: 'text-lead' },
  { key: 'body', face: 'sans', weight: '400', size: '17', lines: '1.6', className: 'text-body' },
  { key: 'small', face: 'sans', weight: '400–600', size: '15', lines: '1.5', className: 'text-sm' },
  { key: 'scale', face: 'sans', weight: '400', size: '13', lines: '1.4', className: 'text-xs' },
] as const;

function Specimen({ name, use, className }: { name: string; use: string; className: string }) {
  return (
    <figure
      className={`grid grid-cols-1 gap-x-[clamp(2rem,4vw,4rem)] gap-y-6 rounded-plate border p-[clamp(1.25rem,3vw,3rem)] md:grid-cols-[clamp(13rem,20vw,18rem)_minmax(0,1fr)] ${className}`}
    >
      <p className="text-[clamp(8rem,13vw,12rem)] leading-[0.8]" aria-hidden="true">
        Aa
      </p>
      <div className="@container self-end" aria-hidden="true">
        {/* The font size depends on the width, so that each alphabet fits in one line. */}
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

import type { Highlight } from '#app/content/fields.server.ts';
import { joinFigure } from '#app/i18n/join-figure.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { Icon } from '#app/ui/icon.tsx';

/** Splits a quantity into its number, with the currency, and its unit: `61 m` → `61`, ` m`; `€46M` → `€46`, `M`. */
const QUANTITY = /^(\D*\d(?:.*\d)?)(\D*)$/;

/** The values before and after, or the figure if they aren't known. */
export function MeasuredResult({ highlight }: { highlight: Highlight }) {
  const { project } = useMessages();
  const { bars } = highlight;
  if (!bars) return <Quantity text={figureOf(highlight)} />;
  return (
    <span className="flex flex-wrap items-baseline gap-x-[0.28em]">
      <span className="sr-only">{`${project.before} `}</span>
      <span className="text-ink-2">
        <Quantity text={bars.before.label} />
      </span>
      <span className="whitespace-nowrap">
        <Icon name="arrow-right" className="mr-[0.28em] inline-block size-[0.5em] text-ink" />
        <span className="sr-only">{` ${project.after} `}</span>
        <Quantity text={bars.after.label} />
      </span>
    </span>
  );
}

/** The text below the result. It starts with the figure, unless the figure is already shown. */
export function resultText(highlight: Highlight): string {
  const { bars, label } = highlight;
  const figure = figureOf(highlight);
  const isShown = !bars || figure.replaceAll(' ', '') === bars.after.label.replaceAll(' ', '');
  return isShown ? label : `${figure} ${label}`;
}

const figureOf = ({ value, unit }: Highlight) => joinFigure(value, unit);

function Quantity({ text }: { text: string }) {
  const [, number = text, unit = ''] = QUANTITY.exec(text) ?? [];
  return (
    <span className="whitespace-nowrap">
      {number}
      {unit && <small className="ml-[0.2em] inline-block text-[max(0.42em,1rem)] tracking-normal">{unit}</small>}
    </span>
  );
}

import type { Highlight } from '#app/content/fields.server.ts';
import { joinFigure } from '#app/i18n/join-figure.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { Icon } from '#app/ui/icon.tsx';

/** The number with its currency, and its unit, at one distance with and without a space before it: `61 m`, `€46M` */
const QUANTITY = /^(\D*\d(?:.*\d)?)(\D*)$/;

/** What was measured: before and after if both are known, else the figure. */
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

/** The sentence below the proof. It begins with the figure, unless that is what came after. */
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

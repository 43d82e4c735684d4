import type { Brand } from '#app/content/pages.server.ts';
import { useMessages } from '#app/i18n/messages.ts';

/** The quieter a colour, the wider. */
export function ColourAmounts({ colours }: Pick<Brand, 'colours'>) {
  const { brand } = useMessages();
  return (
    <figure className="mt-14">
      <ul className="grid gap-1.5 forced-color-adjust-none">
        {widthsOf(colours).map(({ name, hex, width }) => (
          <li
            key={name}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center text-sm text-ink forced-colors:text-[CanvasText]"
          >
            <span>{name}</span>
            <i
              className="h-8 rounded-control border border-line-strong [print-color-adjust:exact]"
              style={{ background: hex, width: `${width}%` }}
            />
          </li>
        ))}
      </ul>
      <figcaption className="cap">{brand.amounts}</figcaption>
    </figure>
  );
}

/** A colour this far from grey has half the place of a grey one. */
const HALF = 20;

function widthsOf(colours: Brand['colours']) {
  const shares = colours.map(({ name, hex }) => ({ name, hex, share: HALF / (HALF + chromaOf(hex)) }));
  const widest = Math.max(...shares.map(({ share }) => share));
  return shares
    .map(({ share, ...colour }) => ({ ...colour, width: Math.round((100 * share) / widest) }))
    .sort((one, other) => other.width - one.width);
}

function chromaOf(hex: string): number {
  const channels = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}

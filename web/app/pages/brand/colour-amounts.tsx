import type { Brand } from '#app/content/pages.server.ts';
import { useMessages } from '#app/i18n/messages.ts';

/** A bar for each colour that has a share, in proportion, with the value of the current theme. */
export function ColourAmounts({ colours }: Pick<Brand, 'colours'>) {
  const { brand } = useMessages();
  const shares = colours
    .flatMap(({ share, ...colour }) => (share ? { ...colour, share } : []))
    .sort((one, other) => other.share - one.share);
  const [largest] = shares;
  if (!largest) return null;
  return (
    <figure className="mt-14">
      <ul className="grid gap-1.5 forced-color-adjust-none">
        {shares.map(({ name, hex, hexInDark, share }) => (
          <li
            key={name}
            className="grid grid-cols-[6rem_2.75rem_minmax(0,1fr)] items-center text-sm text-ink forced-colors:text-[CanvasText]"
            style={{ '--width': `${(100 * share) / largest.share}%` }}
          >
            <span>{name}</span>
            <span className="tnum text-ink-2 forced-colors:text-[CanvasText]">{`${share}%`}</span>
            <i className={`${BAR} [display:var(--on-light)]`} style={{ background: hex }} />
            <i className={`${BAR} [display:var(--on-dark)]`} style={{ background: hexInDark ?? hex }} />
          </li>
        ))}
      </ul>
      <figcaption className="cap">{brand.amounts}</figcaption>
    </figure>
  );
}

const BAR = 'h-8 w-(--width) rounded-control border border-line-strong [print-color-adjust:exact]';

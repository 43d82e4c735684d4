import { Fragment } from 'react';
import type { Brand } from '#app/content/pages.server.ts';
import { useMessages } from '#app/i18n/messages.ts';

/** The colours that have a share, in one strip, in proportion, with the values of the current theme. */
export function ColourAmounts({ colours }: Pick<Brand, 'colours'>) {
  const { brand } = useMessages();
  const shares = colours
    .flatMap(({ share, ...colour }) => (share ? { ...colour, share } : []))
    .sort((one, other) => other.share - one.share);
  if (shares.length === 0) return null;
  return (
    <figure className="mt-14">
      <div
        className="flex h-28 overflow-hidden rounded-plate border border-line-strong forced-color-adjust-none *:[print-color-adjust:exact] md:h-36"
        aria-hidden="true"
      >
        {shares.map(({ name, hex, hexInDark, share }) => (
          <Fragment key={name}>
            <i className="[display:var(--on-light)]" style={{ flexGrow: share, background: hex }} />
            <i className="[display:var(--on-dark)]" style={{ flexGrow: share, background: hexInDark ?? hex }} />
          </Fragment>
        ))}
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {shares.map(({ name, hex, hexInDark, share }) => (
          <li key={name} className="flex items-baseline gap-x-2">
            <i className={`${KEY} [display:var(--on-light)]`} style={{ background: hex }} />
            <i className={`${KEY} [display:var(--on-dark)]`} style={{ background: hexInDark ?? hex }} />
            {name} <span className="tnum text-ink-2">{`${share}%`}</span>
          </li>
        ))}
      </ul>
      <figcaption className="cap">{brand.amounts}</figcaption>
    </figure>
  );
}

const KEY = 'size-3 rounded-control border border-line-strong forced-color-adjust-none [print-color-adjust:exact]';

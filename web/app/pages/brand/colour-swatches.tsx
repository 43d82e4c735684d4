import type { Brand } from '#app/content/pages.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { evenColumns } from '#app/sections/even-columns.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';

const MAX_COLUMNS = 5;

/** Shows the values of both themes, whichever is active. */
export function ColourSwatches({ colours }: { colours: Brand['colours'] }) {
  const { theme } = useMessages();
  return (
    <ul
      className="grid grid-cols-2 gap-x-[var(--gap)] gap-y-8 xl:grid-cols-[repeat(var(--n),minmax(0,1fr))]"
      style={{ '--n': evenColumns(colours.length, MAX_COLUMNS) }}
    >
      {colours.map(({ name, hex, hexInDark, use }) => (
        <li key={name} className="max-xl:odd:last:col-span-full">
          <div className="flex h-[clamp(4.5rem,3rem+6vw,7rem)] overflow-hidden rounded-plate border border-line-strong forced-color-adjust-none [print-color-adjust:exact]">
            <i className="flex-2" style={{ background: hex }} />
            {hexInDark && <i className="flex-1 border-l border-line-strong" style={{ background: hexInDark }} />}
          </div>
          <h3 className="h4 mt-3">{name}</h3>
          <Value hex={hex} theme={hexInDark ? theme.light : ''} />
          {hexInDark && <Value hex={hexInDark} theme={theme.dark} />}
          <p className="small muted mt-1.5">{use}</p>
        </li>
      ))}
    </ul>
  );
}

function Value({ hex, theme }: { hex: string; theme: string }) {
  return (
    <p className="flex min-h-8 flex-wrap items-center text-sm">
      {theme && <span className="w-11 text-ink-2">{theme}</span>}
      <code className="mr-3">{hex}</code>
      <CopyButton what={hex} read={() => hex} />
    </p>
  );
}

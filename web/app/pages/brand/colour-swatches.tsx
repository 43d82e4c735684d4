import type { Brand } from '#app/content/pages.server.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';

export function ColourSwatches({ colours }: { colours: Brand['colours'] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-[var(--gap)] gap-y-8 md:grid-cols-5">
      {colours.map(({ name, hex, use }) => (
        <li key={name}>
          <i
            className="block h-[clamp(4.5rem,3rem+6vw,7rem)] rounded-t-plate border border-b-2 border-line-strong border-b-ink forced-color-adjust-none [print-color-adjust:exact]"
            style={{ background: hex }}
          />
          <div>
            <h3 className="h4 mt-3">{name}</h3>
            <p className="flex min-h-9 flex-wrap items-center text-sm [&_.copy]:-ml-2.5">
              <code className="mr-3">{hex}</code>
              <CopyButton what={hex} read={() => hex} />
            </p>
            <p className="small muted">{use}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

import type { Brand } from '#app/content/pages.server.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';

export function ColourSwatches({ colours }: { colours: Brand['colours'] }) {
  return (
    <ul className="swatches">
      {colours.map(({ name, hex, use }) => (
        <li key={name}>
          <i style={{ background: hex }} />
          <div>
            <h3 className="h4">{name}</h3>
            <p className="swatches__hex">
              <code>{hex}</code>
              <CopyButton what={hex} read={() => hex} />
            </p>
            <p className="small muted">{use}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

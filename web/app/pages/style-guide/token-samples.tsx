import { Sample } from './sample.tsx';

const GROUNDS = ['bg', 'surface', 'plate', 'accent-soft', 'danger-soft', 'selection', 'band', 'edge'];
const INKS = ['ink', 'ink-2', 'line', 'line-strong', 'accent', 'accent-text', 'fill', 'mark', 'danger', 'focus'];
const FIGURES = ['fig-1', 'fig-2', 'fig-3', 'fig-4', 'fig-5'];
const TYPE = ['display', 'h1', 'h2', 'h3', 'h4', 'lead', 'body', 'sm', 'xs', 'numeral'];
const DISPLAY_TYPE = new Set(['display', 'h1', 'h2', 'h3', 'numeral']);
const RADII = ['r-control', 'r-plate', 'r-device'];
const DURATIONS = ['dur-fast', 'dur-base', 'dur-slow'];

export function Colours() {
  return (
    <>
      <Sample name="Grounds">
        <Swatches roles={GROUNDS} />
      </Sample>
      <Sample name="Inks, lines, signals">
        <Swatches roles={INKS} />
      </Sample>
      <Sample name="Figures">
        <Swatches roles={FIGURES} />
      </Sample>
      <Sample name="Grounds, inks and figures on a band">
        <div className="on-dark guide-dark">
          <Swatches roles={[...INKS, 'plate', 'surface']} />
        </div>
      </Sample>
    </>
  );
}

function Swatches({ roles }: { roles: string[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-[var(--gap)] gap-y-8 md:grid-cols-3 lg:grid-cols-5">
      {roles.map((role) => (
        <li key={role}>
          <i
            className="block h-[clamp(4.5rem,3rem+6vw,7rem)] rounded-t-plate border border-b-2 border-line-strong border-b-ink forced-color-adjust-none"
            style={{ background: `var(--${role})` }}
          />
          <code className="small">{role}</code>
        </li>
      ))}
    </ul>
  );
}

export function Type() {
  return (
    <dl className="guide-type">
      {TYPE.map((size) => (
        <div key={size}>
          <dt className="small muted">{size}</dt>
          <dd
            style={{
              font: `${DISPLAY_TYPE.has(size) ? '500' : '400'} var(--fs-${size}) / 1.2 var(--ff-${DISPLAY_TYPE.has(size) ? 'display' : 'sans'})`,
            }}
          >
            {size === 'numeral' ? '0123456789' : 'Forty pages, 9 forms'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Scales() {
  return (
    <>
      <Sample name="Radius">
        <ul className="actions">
          {RADII.map((radius) => (
            <li key={radius}>
              <div className="guide-shape" style={{ borderRadius: `var(--${radius})` }} />
              <code className="small">{radius}</code>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Motion: rest on a bar">
        <ul className="actions">
          {DURATIONS.map((duration) => (
            <li key={duration}>
              <div className="guide-motion" style={{ transition: `opacity var(--${duration}) var(--e-out)` }} />
              <code className="small">{duration}</code>
            </li>
          ))}
        </ul>
      </Sample>
    </>
  );
}

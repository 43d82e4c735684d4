import { evenColumns } from './even-columns.ts';

const MAX_IN_ROW = 6;

export function ProcessSteps({ steps }: { steps: { title: string; text?: string; anchor?: string }[] }) {
  // Steps that are one line each are set closer.
  const isShort = steps.every(({ text }) => !text);
  return (
    <ol
      className="mt-10 grid gap-x-[var(--gap)] lg:mt-14 lg:grid-cols-[repeat(var(--n),minmax(0,1fr))] lg:gap-y-8"
      style={{ '--n': evenColumns(steps.length, MAX_IN_ROW) }}
    >
      {steps.map(({ title, text, anchor }, index) => (
        <li
          key={title}
          id={anchor}
          className={`grid items-baseline border-t border-ink/40 first:border-t-2 first:border-ink lg:border-t-2 lg:border-ink ${isShort ? 'grid-cols-[1.75rem_1fr] py-3 lg:pt-4 lg:pb-0' : 'grid-cols-[3.25rem_1fr] py-4 lg:block'}`}
        >
          <span
            className={`font-display leading-none font-medium ${isShort ? 'text-h3' : 'text-h2 lg:mb-3 lg:block'}`}
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <div>
            <b
              className={`font-display text-[1.375rem]/[1.25] font-medium text-balance ${isShort ? 'lg:text-[1.25rem]' : ''}`}
            >
              {title}
            </b>
            {text && <p className="muted mt-2">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

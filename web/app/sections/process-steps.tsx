export function ProcessSteps({ steps }: { steps: { title: string; text?: string; anchor?: string }[] }) {
  return (
    <ol className="mt-10 grid gap-x-[var(--gap)] lg:mt-14 lg:auto-cols-fr lg:grid-flow-col">
      {steps.map(({ title, text, anchor }, index) => (
        <li
          key={title}
          id={anchor}
          className="grid grid-cols-[3.25rem_1fr] items-baseline border-t border-ink/40 py-4 first:border-t-2 first:border-ink lg:block lg:border-t-2 lg:border-ink"
        >
          <span className="font-display text-h2 leading-none font-medium lg:mb-3 lg:block" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <b className="font-display text-[1.375rem]/[1.25] font-medium">{title}</b>
            {text && <p className="muted mt-2">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

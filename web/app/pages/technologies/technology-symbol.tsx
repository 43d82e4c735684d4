/** Two letters that stand for the name, as in the periodic table. */
export function TechnologySymbol({ symbol }: { symbol: string }) {
  return (
    <span
      className="grid size-14 flex-none place-items-center rounded-plate bg-accent-soft font-display text-[1.5rem] font-medium tracking-[-0.03em] max-[15rem]:hidden"
      aria-hidden="true"
    >
      {symbol}
    </span>
  );
}

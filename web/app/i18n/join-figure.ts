/** Joins a value and its unit: `12 min`, but `28%`. */
export const joinFigure = (value: string, unit: string): string =>
  [value, unit].filter(Boolean).join(unit === '%' ? '' : ' ');

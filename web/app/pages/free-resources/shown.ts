/** How many resources stand on the page at first, and how many more come with each step. */
export const RESOURCES_A_STEP = 6;

/** How many of `total` resources the address asks for (`?shown=12`): whole steps, at least the first one. */
export function visibleCount(search: string, total: number): number {
  const asked = Number(new URLSearchParams(search).get('shown'));
  const steps = Number.isFinite(asked) ? Math.max(1, Math.ceil(asked / RESOURCES_A_STEP)) : 1;
  return Math.min(total, steps * RESOURCES_A_STEP);
}

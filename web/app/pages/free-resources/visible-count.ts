export const RESOURCES_PER_STEP = 6;

/** Reads `?shown=12`, rounded up to a whole number of steps. */
export function visibleCount(search: string, total: number): number {
  const requested = Number(new URLSearchParams(search).get('shown'));
  const steps = Number.isFinite(requested) ? Math.max(1, Math.ceil(requested / RESOURCES_PER_STEP)) : 1;
  return Math.min(total, steps * RESOURCES_PER_STEP);
}

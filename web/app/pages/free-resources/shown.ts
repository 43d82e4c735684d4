export const RESOURCES_A_STEP = 6;

/** `?shown=12`, rounded up to whole steps. */
export function visibleCount(search: string, total: number): number {
  const requested = Number(new URLSearchParams(search).get('shown'));
  const steps = Number.isFinite(requested) ? Math.max(1, Math.ceil(requested / RESOURCES_A_STEP)) : 1;
  return Math.min(total, steps * RESOURCES_A_STEP);
}

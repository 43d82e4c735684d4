type Point = { x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };

/** Specification 9: pointer tolerance 10 px. */
const TOLERANCE_PX = 10;

/**
 * Whether a pointer that left its trigger at `from` is on its way to the panel below: inside the triangle between that point
 * and the panel's upper corners, or in the panel. On the way it crosses other triggers, which must not open theirs.
 */
export function isOnTheWay(point: Point, from: Point, panel: Box): boolean {
  const left = panel.left - TOLERANCE_PX;
  const right = panel.right + TOLERANCE_PX;
  if (point.y >= panel.top) return point.x >= left && point.x <= right && point.y <= panel.bottom + TOLERANCE_PX;
  const tip = from.y - TOLERANCE_PX;
  if (point.y < tip || panel.top <= tip) return false;
  const share = (point.y - tip) / (panel.top - tip);
  return point.x >= from.x + (left - from.x) * share && point.x <= from.x + (right - from.x) * share;
}

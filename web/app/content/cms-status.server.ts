let isAway = false;

/** Told by the content watch, which asks every few seconds. */
export function setCmsReachable(isReachable: boolean): void {
  isAway = !isReachable;
}

/** While the content system is known not to answer, nobody waits for it. */
export const isCmsDown = (): boolean => isAway;

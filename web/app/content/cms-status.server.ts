let isAway = false;

/** Set by the content watch, which polls every few seconds. */
export function setCmsReachable(isReachable: boolean): void {
  isAway = !isReachable;
}

export const isCmsDown = (): boolean => isAway;

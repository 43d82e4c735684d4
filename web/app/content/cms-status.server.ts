let isDown = false;

/** Set by the content watch, which polls every few seconds. */
export function setCmsReachable(isReachable: boolean): void {
  isDown = !isReachable;
}

export const isCmsDown = (): boolean => isDown;

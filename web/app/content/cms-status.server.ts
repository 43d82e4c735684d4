let isDown = false;

/** Called by server/cms-events/content-watch.ts, which polls the CMS every few seconds. */
export function setCmsReachable(isReachable: boolean): void {
  isDown = !isReachable;
}

export const isCmsDown = (): boolean => isDown;

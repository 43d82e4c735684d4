declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the browser asks not to be tracked: Global Privacy Control or Do Not Track. */
export const hasPrivacySignal = (): boolean =>
  navigator.globalPrivacyControl === true || navigator.doNotTrack === '1' || navigator.doNotTrack === 'yes';

import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useMissingCode } from '#app/navigation/chunk-reload.ts';

/** Delays after which a slow navigation shows the bar and the indicator. Their durations are in layout.css. */
const BAR_AFTER_MS = 200;
const INDICATOR_AFTER_MS = 100;

/** The state of the current navigation, for the progress bar, the loading indicator and the spinner. */
export function useNavigationState(): { isNavigating: boolean; showsBar: boolean } {
  const isCodeMissing = useMissingCode() !== null;
  const isActive = useNavigation().state !== 'idle' && !isCodeMissing;
  return {
    isNavigating: useDelayed(INDICATOR_AFTER_MS, isActive),
    showsBar: useDelayed(BAR_AFTER_MS, isActive),
  };
}

function useDelayed(delayMs: number, isActive: boolean): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = window.setTimeout(() => setIsDue(true), delayMs);
    return () => {
      window.clearTimeout(timer);
      setIsDue(false);
    };
  }, [delayMs, isActive]);
  return isActive && isDue;
}

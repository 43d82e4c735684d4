import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Contract 4, Progress. The times of the bar's and the indicator's runs stand in layout.css. */
const BAR_AFTER_MS = 200;
const INDICATOR_AFTER_MS = 100;

/** What the visitor sees of a navigation under way. Short ones show nothing: a flash says less than no sign. */
export type NavigationState = { isNavigating: boolean; showsBar: boolean; showsIndicator: boolean };

/** The one state behind the bar, the loading indicator and the spinner. */
export function useNavigationState(): NavigationState {
  const isNavigating = useNavigation().state !== 'idle';
  return {
    isNavigating,
    showsBar: useAfter(BAR_AFTER_MS, isNavigating),
    showsIndicator: useAfter(INDICATOR_AFTER_MS, isNavigating),
  };
}

/** True once `isOn` has been true for that long. */
function useAfter(delayMs: number, isOn: boolean): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = window.setTimeout(() => setIsDue(true), delayMs);
    return () => {
      window.clearTimeout(timer);
      setIsDue(false);
    };
  }, [delayMs, isOn]);
  return isOn && isDue;
}

import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { navigationBeganAt } from './short-navigations';

/** Contract 4, Progress. The times of the bar's and the indicator's runs stand in layout.css. */
const BAR_AFTER_MS = 200;
const INDICATOR_AFTER_MS = 100;

/** What the visitor sees of a navigation under way. Short ones show nothing: a flash says less than no sign. */
type NavigationState = { isNavigating: boolean; showsBar: boolean; showsIndicator: boolean };

/** The one state behind the bar, the loading indicator and the spinner. */
export function useNavigationState(): NavigationState {
  const isNavigating = useNavigation().state !== 'idle';
  return {
    isNavigating,
    showsBar: useAfter(BAR_AFTER_MS, isNavigating),
    showsIndicator: useAfter(INDICATOR_AFTER_MS, isNavigating),
  };
}

/** True once the navigation has been under way for that long. It is told of later than it begins. */
function useAfter(delayMs: number, isNavigating: boolean): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isNavigating) return;
    const now = performance.now();
    const timer = window.setTimeout(() => setIsDue(true), Math.max(0, (navigationBeganAt() ?? now) + delayMs - now));
    return () => {
      window.clearTimeout(timer);
      setIsDue(false);
    };
  }, [delayMs, isNavigating]);
  return isNavigating && isDue;
}

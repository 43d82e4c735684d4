import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/** The value, a moment late: what shows it changes when all else that came with it has been painted. */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (painted !== value) return afterPaint(() => startTransition(() => setPainted(() => value)));
  }, [painted, value]);
  return painted;
}

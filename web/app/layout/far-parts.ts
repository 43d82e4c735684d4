import { whenIdle } from '../timing/when-idle.ts';

/** What stands far below the first screen on long pages, each part for itself (server/first-paint/inline-scripts.ts). */
export const FAR_PARTS =
  '.section~.section,.project~.project~.project~.project,.post~.post~.post,.byte~.byte~.byte~.byte,.footer';
/** Less than what keeps a visitor waiting, also on a phone that is four times slower. */
const SLICE_MS = 6;

/** Has the far parts of a page take their places, a few at a time, in moments in which nothing else happens. */
export function showFarParts(): void {
  const { dataset } = document.documentElement;
  if (dataset.topFirst === undefined) return;
  const waiting = [...document.querySelectorAll<HTMLElement>(FAR_PARTS)];
  const shown: HTMLElement[] = [];
  const showSome = () => {
    const until = performance.now() + SLICE_MS;
    // Whoever scrolls has all of them shown at once.
    while (performance.now() < until && dataset.topFirst !== undefined) {
      const part = waiting.shift();
      if (part) {
        part.style.contentVisibility = 'visible';
        part.getBoundingClientRect();
        shown.push(part);
      } else delete dataset.topFirst;
    }
    if (dataset.topFirst !== undefined) whenIdle(showSome);
    else for (const { style } of shown) style.removeProperty('content-visibility');
  };
  whenIdle(showSome);
}

import { FAR_PARTS } from '../../app/layout/far-parts.ts';

/** Neither styled nor laid out unless it is about to be seen, as long as `beforePaint` has said so. The height is a guess. */
export const FAR_STYLES = `[data-top-first] :is(${FAR_PARTS}){content-visibility:auto;contain-intrinsic-height:auto 40rem}`;

/**
 * Runs in the head. On a phone, a page that is opened at its top shows the top first: half of the time until something is painted
 * goes to what nobody sees yet. Who comes back to a place further down, or follows a link to it, needs the right heights of all above
 * it. Larger screens show more at once, and have faster processors.
 */
export function beforePaint(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const isAtTop = !location.hash && visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  if (isAtTop && screen.width < 640 && screen.height < 1040) document.documentElement.dataset.topFirst = '';
}

/**
 * Runs at the end of the page.
 *
 * - What waits in templates gets its place once the page has loaded, or as soon as somebody acts, or after 5 s if a picture hangs.
 *   Each element starts a request, so it is a few at a time: thirty at once keep a phone busy for a tenth of a second.
 * - Far parts take their places at the first scrolling, because a guessed height must not be seen; without it, the browser's
 *   code shows them a few at a time (app/layout/far-parts.ts).
 *
 * It takes itself and the templates away, so that the page is then as React Router has written it.
 */
export function placeAfterPaint(): void {
  document.currentScript?.remove();
  const acts = ['pointerdown', 'keydown', 'focusin'];
  const placeSome = () => {
    const until = performance.now() + 4;
    while (performance.now() < until) {
      const template = document.querySelector<HTMLTemplateElement>('template[data-after-paint]');
      if (!template) return;
      const next = template.content.firstChild;
      if (next) template.before(next);
      else template.remove();
    }
    setTimeout(placeSome);
  };
  const start = () => {
    for (const act of acts) removeEventListener(act, start, true);
    placeSome();
  };
  for (const act of acts) addEventListener(act, start, true);
  addEventListener('load', () => setTimeout(start));
  setTimeout(start, 5000);
  addEventListener('scroll', () => delete document.documentElement.dataset.topFirst, { once: true });
}

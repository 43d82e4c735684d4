/** What stands far below the first screen on long pages, each part for itself. */
export const FAR_PARTS =
  '.section ~ .section, .project ~ .project ~ .project ~ .project, .post ~ .post ~ .post, .byte ~ .byte ~ .byte ~ .byte, .footer';

/** Neither styled nor laid out unless somebody scrolls there, as long as `beforePaint` has said so. */
export const FAR_STYLES = `[data-top-first] :is(${FAR_PARTS}){content-visibility:auto;contain-intrinsic-size:auto 40rem}`;

/**
 * Runs in the head. A page that is opened at its top shows the top first: half of the time until something is painted goes to what
 * nobody sees yet. Who comes back to a place further down, or follows a link to it, needs the right heights of all above it.
 */
export function beforePaint(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (!location.hash && visit instanceof PerformanceNavigationTiming && visit.type === 'navigate')
    document.documentElement.dataset.topFirst = '';
}

/**
 * Runs at the end of the page.
 *
 * - What waits in templates gets its place once the page has loaded, or as soon as somebody acts, or after 5 s if a picture hangs.
 *   Each element starts a request, so it is a few at a time: thirty at once keep a phone busy for a tenth of a second.
 * - When the whole sheet is there, which finds few elements to style anew, the far parts take their places, one by one, in
 *   moments in which nothing else happens.
 *
 * It takes itself and the templates away, so that the page is then as React Router has written it.
 */
export function afterPaint(farParts: string): void {
  document.currentScript?.remove();
  const root = document.documentElement;
  const acts = ['pointerdown', 'keydown', 'focusin'];
  const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 50));

  const showFarParts = () => {
    const parts = [...document.querySelectorAll<HTMLElement>(farParts)];
    const shown: HTMLElement[] = [];
    const showNext = () => {
      const part = parts.shift();
      if (part) {
        part.style.contentVisibility = 'visible';
        shown.push(part);
        whenIdle(showNext, { timeout: 500 });
      } else {
        delete root.dataset.topFirst;
        for (const { style } of shown) style.removeProperty('content-visibility');
      }
    };
    if (root.dataset.topFirst !== undefined) requestAnimationFrame(() => requestAnimationFrame(showNext));
  };
  const placeSome = () => {
    const until = performance.now() + 4;
    while (performance.now() < until) {
      const template = document.querySelector<HTMLTemplateElement>('template[data-after-paint]');
      if (!template) return;
      const next = template.content.firstChild;
      if (next instanceof HTMLLinkElement && next.rel === 'stylesheet') next.onload = showFarParts;
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
}

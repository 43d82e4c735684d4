/** What stands far below the first screen on long pages, each part for itself. */
export const FAR_PARTS =
  '.section ~ .section, .project ~ .project ~ .project ~ .project, .post ~ .post ~ .post, .byte ~ .byte ~ .byte ~ .byte, .footer';

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
  if (isAtTop && matchMedia('(max-width: 639px) and (max-height: 1039px)').matches)
    document.documentElement.dataset.topFirst = '';
}

/**
 * Runs at the end of the page.
 *
 * - What waits in templates gets its place once the page has loaded, or as soon as somebody acts, or after 5 s if a picture hangs.
 *   Each element starts a request, so it is a few at a time: thirty at once keep a phone busy for a tenth of a second.
 * - When the whole sheet is there, which finds few elements to style anew, the far parts take their places, a few at a time, in
 *   moments in which nothing else happens; all at once as soon as somebody scrolls, because a guessed height must not be seen.
 *
 * It takes itself and the templates away, so that the page is then as React Router has written it.
 */
export function afterPaint(farParts: string): void {
  document.currentScript?.remove();
  const root = document.documentElement;
  const acts = ['pointerdown', 'keydown', 'focusin'];
  const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 50));

  const parts = root.dataset.topFirst === undefined ? [] : [...document.querySelectorAll<HTMLElement>(farParts)];
  let next = 0;
  const showRest = () => {
    removeEventListener('scroll', showRest);
    delete root.dataset.topFirst;
    for (const { style } of parts.splice(0)) style.removeProperty('content-visibility');
  };
  const showSome = () => {
    const until = performance.now() + 6;
    for (let part = parts[next]; part && performance.now() < until; part = parts[next]) {
      part.style.contentVisibility = 'visible';
      part.getBoundingClientRect();
      next += 1;
    }
    if (next < parts.length) whenIdle(showSome, { timeout: 500 });
    else showRest();
  };
  const showFarParts = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(showSome, { timeout: 500 })));
  addEventListener('scroll', showRest);

  const placeSome = () => {
    const until = performance.now() + 4;
    while (performance.now() < until) {
      const template = document.querySelector<HTMLTemplateElement>('template[data-after-paint]');
      if (!template) return;
      const element = template.content.firstChild;
      if (element instanceof HTMLLinkElement && element.rel === 'stylesheet') {
        element.onload = showFarParts;
        element.onerror = showFarParts;
      }
      if (element) template.before(element);
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

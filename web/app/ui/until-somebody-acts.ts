/** What somebody does who is there. Of a screen reader's keys the page hears nothing but what they lead to. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'] as const;
let somebody: Promise<void> | undefined;

/** Settles when somebody points, presses, types, moves the focus or scrolls for the first time in this document. For browsers only. */
export function untilSomebodyActs(): Promise<void> {
  somebody ??= new Promise((resolve) => {
    for (const sign of SIGNS)
      document.addEventListener(sign, () => resolve(), { capture: true, passive: true, once: true });
  });
  return somebody;
}

/** What somebody does who is there. Of a screen reader's keys the page hears nothing but what they lead to. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'] as const;
let somebody: Promise<void> | undefined;

/** Settles when somebody points, presses, types, moves the focus or scrolls for the first time in this document. For browsers only. */
export function untilSomebodyActs(): Promise<void> {
  somebody ??= new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const notice = ({ type, target }: Event) => {
      // A row of the page may be scrolled by its own code.
      if (type === 'scroll' && target !== document) return;
      for (const sign of SIGNS) document.removeEventListener(sign, notice, options);
      resolve();
    };
    for (const sign of SIGNS) document.addEventListener(sign, notice, options);
  });
  return somebody;
}

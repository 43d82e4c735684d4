const GAP_PX = 16;

/**
 * As long as the banner is up, what has the focus is never behind it (WCAG 2.4.11). The page learns how much of its lower
 * edge is taken, so the browser scrolls to the free part, and the end of the page gets that much room. What scrolling does
 * not free, something sticky for instance, makes the banner step aside until the focus has moved on.
 */
export function keepFocusInView(banner: HTMLElement): () => void {
  const { documentElement: page, body } = document;
  const footer = document.querySelector<HTMLElement>('.footer');
  // Neither is inherited: a custom property on the page would have all of its elements styled anew.
  const take = (length: string) => {
    // The banner stands on the bar that says that there is no connection.
    page.style.scrollPaddingBottom = length && `calc(${length} + var(--offline, 0px))`;
    // A page without a scrollbar must not get one from this.
    const hasRoom = length !== '' && page.scrollHeight > page.clientHeight;
    if (footer) footer.style.borderBottom = hasRoom ? `${length} solid transparent` : '';
  };
  /** Where the banner has stepped aside, on a low screen, there is room for a field's label too. */
  const showField = (target: HTMLElement) => {
    const taken = page.style.scrollPaddingBottom;
    page.style.scrollPaddingBottom = '';
    target.closest('.field')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    page.style.scrollPaddingBottom = taken;
  };
  const observer = new ResizeObserver(() => take(`${banner.offsetHeight + 2 * GAP_PX}px`));
  observer.observe(banner);

  const free = async (target: EventTarget | null) => {
    delete banner.dataset.aside;
    if (!(target instanceof HTMLElement) || banner.contains(target)) return;
    // The browser scrolls to the focused element after this event.
    await nextFrame();
    if (!isCovered(target, banner)) return;
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await nextFrame();
    const isInTheWay = document.activeElement === target && isCovered(target, banner);
    banner.toggleAttribute('data-aside', isInTheWay);
    if (isInTheWay) showField(target);
  };
  const onFocus = ({ target }: FocusEvent) => void free(target);
  document.addEventListener('focusin', onFocus);
  if (document.activeElement !== body) void free(document.activeElement);

  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    take('');
    delete banner.dataset.aside;
  };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function isCovered(target: HTMLElement, banner: HTMLElement): boolean {
  const { offsetTop: top, offsetLeft: left, offsetWidth: width } = banner;
  const rect = target.getBoundingClientRect();
  // Something taller than the free part, a whole section for instance, shows above the banner.
  if (rect.height === 0 || rect.height > top) return false;
  return rect.bottom > top && rect.top < innerHeight && rect.right > left && rect.left < left + width;
}

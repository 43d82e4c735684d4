const GAP_PX = 16;

/**
 * Prevents the banner from covering the focused element (WCAG 2.4.11): scroll padding and space at the end of the page
 * make room for the banner. If scrolling cannot uncover the element, as with sticky ones, the banner moves aside.
 */
export function keepFocusInView(banner: HTMLElement): () => void {
  const { documentElement: page, body } = document;
  const footer = document.querySelector<HTMLElement>('.footer');
  // Inline styles: changing a custom property on the root would make browsers restyle every element.
  const reserveSpace = (length: string) => {
    // The offline bar is below the banner.
    page.style.scrollPaddingBottom = length && `calc(${length} + var(--offline, 0px))`;
    // No extra space if the page does not scroll, because that would add a scrollbar.
    const hasRoom = length !== '' && page.scrollHeight > page.clientHeight;
    if (footer) footer.style.borderBottom = hasRoom ? `${length} solid transparent` : '';
  };
  const scrollToField = (target: HTMLElement) => {
    const taken = page.style.scrollPaddingBottom;
    page.style.scrollPaddingBottom = '';
    target.closest('.field')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    page.style.scrollPaddingBottom = taken;
  };
  const observer = new ResizeObserver(() => reserveSpace(`${banner.offsetHeight + 2 * GAP_PX}px`));
  observer.observe(banner);

  const uncover = async (target: EventTarget | null) => {
    delete banner.dataset.aside;
    if (!(target instanceof HTMLElement) || banner.contains(target)) return;
    // The browser scrolls the focused element into view only after this event.
    await nextFrame();
    if (!isHidden(target, banner)) return;
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await nextFrame();
    const coversFocus = document.activeElement === target && isHidden(target, banner);
    banner.toggleAttribute('data-aside', coversFocus);
    if (coversFocus) scrollToField(target);
  };
  const onFocus = ({ target }: FocusEvent) => void uncover(target);
  document.addEventListener('focusin', onFocus);
  if (document.activeElement !== body) void uncover(document.activeElement);

  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    reserveSpace('');
    delete banner.dataset.aside;
  };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const isHidden = (target: HTMLElement, banner: HTMLElement) => isCovered(target, banner) || isUnderHeader(target);

/** True if the label of a focused field is behind the header: there may be no room for both between header and banner. */
function isUnderHeader(target: HTMLElement): boolean {
  const field = target.closest('.field');
  const header = document.querySelector('.header');
  if (!field || !header) return false;
  return field.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
}

function isCovered(target: HTMLElement, banner: HTMLElement): boolean {
  const { offsetTop: top, offsetLeft: left, offsetWidth: width } = banner;
  const rect = target.getBoundingClientRect();
  // Part of an element taller than the space above the banner, such as a section, is always visible.
  if (rect.height === 0 || rect.height > top) return false;
  return rect.bottom > top && rect.top < innerHeight && rect.right > left && rect.left < left + width;
}

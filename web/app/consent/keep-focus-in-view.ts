const GAP_PX = 16;

/**
 * Keeps the focused element out from behind the banner (WCAG 2.4.11): scroll padding and space at the end of the page
 * make room. If scrolling cannot uncover it (sticky elements), the banner moves aside.
 */
export function keepFocusInView(banner: HTMLElement): () => void {
  const { documentElement: page, body } = document;
  const footer = document.querySelector<HTMLElement>('.footer');
  // Not a custom property on the root, which would restyle every element.
  const take = (length: string) => {
    // The offline bar is below the banner.
    page.style.scrollPaddingBottom = length && `calc(${length} + var(--offline, 0px))`;
    // Do not add a scrollbar to a page that has none.
    const hasRoom = length !== '' && page.scrollHeight > page.clientHeight;
    if (footer) footer.style.borderBottom = hasRoom ? `${length} solid transparent` : '';
  };
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
    if (!isHidden(target, banner)) return;
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await nextFrame();
    const coversFocus = document.activeElement === target && isHidden(target, banner);
    banner.toggleAttribute('data-aside', coversFocus);
    if (coversFocus) showField(target);
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

const isHidden = (target: HTMLElement, banner: HTMLElement) => isCovered(target, banner) || isUnderHeader(target);

/** Between header and banner there may be no room for a field with its label. */
function isUnderHeader(target: HTMLElement): boolean {
  const field = target.closest('.field');
  const header = document.querySelector('.header');
  if (!field || !header) return false;
  return field.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
}

function isCovered(target: HTMLElement, banner: HTMLElement): boolean {
  const { offsetTop: top, offsetLeft: left, offsetWidth: width } = banner;
  const rect = target.getBoundingClientRect();
  // An element taller than the free part, such as a section, is visible above the banner.
  if (rect.height === 0 || rect.height > top) return false;
  return rect.bottom > top && rect.top < innerHeight && rect.right > left && rect.left < left + width;
}

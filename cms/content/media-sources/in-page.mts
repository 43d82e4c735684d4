// These functions are sent to the browser and run in the page of a picture's source, so they can't use anything outside themselves.

/** The texts that an edge of the box cuts through. */
export function textsCutBy({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const cut: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const isVisible = right > x && left < x + width && bottom > y && top < y + height;
      if (isVisible && (left < x || right > x + width || top < y || bottom > y + height)) cut.push(node.textContent?.trim() ?? '');
    }
  }
  return cut.filter(Boolean);
}

/** The texts that are visible in the box, with their font sizes in px, after all scaling. */
export function sizesOfTexts({ x, y, width, height }: { x: number; y: number; width: number; height: number }): { text: string; size: number }[] {
  const scaleOf = (element: Element): number => {
    const { transform } = getComputedStyle(element);
    const { a, b } = transform === 'none' ? { a: 1, b: 0 } : new DOMMatrix(transform);
    return Math.hypot(a, b) * (element.parentElement ? scaleOf(element.parentElement) : 1);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const sizes: { text: string; size: number }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim();
    const element = node.parentElement;
    if (!text || !element || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.right <= x || box.left >= x + width || box.bottom <= y || box.top >= y + height) continue;
    const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : element.currentCSSZoom * scaleOf(element);
    sizes.push({ text, size: Number.parseFloat(getComputedStyle(element).fontSize) * scale });
  }
  return sizes;
}

/** Hides everything outside of the crop, the background and the shadows. Returns the background colour. */
export function takeOut({ x, width }: { x: number; width: number }): string {
  const plate = document.querySelector<HTMLElement>('.plate');
  if (!plate) throw new Error('The picture has no .plate');
  const ground = getComputedStyle(plate).backgroundColor;
  plate.style.background = 'none';
  for (const device of plate.querySelectorAll<HTMLElement>(':scope > *')) {
    device.style.boxShadow = 'none';
    const { left, right } = device.getBoundingClientRect();
    if (left >= x + width || right <= x) device.style.visibility = 'hidden';
  }
  return ground;
}

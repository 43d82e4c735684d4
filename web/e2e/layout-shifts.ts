import type { Page } from '@playwright/test';

type Shift = { value: number; startTime: number; sources: string[] };

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records layout shifts in pages opened from now on; with the selector `within`, only shifts inside matching elements. */
export async function observeShifts(page: Page, within?: string): Promise<void> {
  await page.addInitScript((selector) => {
    window.layoutShifts = [];
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries().filter(isShift)) {
        const moved = sources.filter(({ node }) => !selector || node?.parentElement?.closest(selector));
        if (selector && moved.length === 0) continue;
        const described = moved.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
          return `${name ?? '?'} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`;
        });
        window.layoutShifts.push({ value, startTime, sources: described });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, within);
}

/** The recorded shifts that began after `since`, in milliseconds after the start of the navigation. */
export async function readShifts(page: Page, since = 0): Promise<{ sum: number; sources: string[] }> {
  const shifts = (await page.evaluate(() => window.layoutShifts)).filter(({ startTime }) => startTime >= since);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    sources: shifts.flatMap(({ sources }) => sources),
  };
}

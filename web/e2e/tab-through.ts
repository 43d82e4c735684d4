import type { Page } from '@playwright/test';

/** More than the longest page has. */
const MAX_STOPS = 400;

/** What `readStop` finds after each press of Tab, until it finds nothing: the focus has left the page, or the part under test. */
export async function tabThrough<Stop>(page: Page, readStop: () => Promise<Stop | null>): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await readStop();
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(`Something holds the focus: it is still there after ${MAX_STOPS} stops.`);
}

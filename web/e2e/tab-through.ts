import type { Page } from '@playwright/test';

/** More than any page has. */
const MAX_STOPS = 400;

/** Presses Tab and collects what `readStop` returns, until it returns null because the focus has left the part under test. */
export async function tabThrough<Stop>(page: Page, readStop: () => Promise<Stop | null>): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await readStop();
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus is trapped: it has not left after ${MAX_STOPS} stops.`);
}

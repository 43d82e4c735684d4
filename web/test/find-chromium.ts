import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Where Debian puts the Chromium that has no windows. It draws nothing around a page, so browser tests take two thirds of the time.
 */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The path of a Chromium on this machine: CHROMIUM_PATH, the system's, Playwright's own. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  return candidates.find((candidate): candidate is string => Boolean(candidate && existsSync(candidate)));
}

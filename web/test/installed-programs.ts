import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** A program that some tests need and npm doesn't install. */
type Program = {
  /** Path of the program's file or folder; undefined if it isn't installed. */
  find: () => string | undefined;
  debianPackage: string;
  neededBy: string;
};

/** Preferred to the full browser, because it takes two thirds of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const PROGRAMS = {
  Chromium: { find: findChromium, debianPackage: 'chromium-headless-shell', neededBy: 'browser tests' },
  PostgreSQL: {
    find: () => globSync('/usr/lib/postgresql/*/bin').findLast((bin) => existsSync(path.join(bin, 'postgres'))),
    debianPackage: 'postgresql',
    neededBy: 'the tests with PostgreSQL and of the deployment',
  },
  Redis: {
    find: () => onPath('redis-server'),
    debianPackage: 'redis-server',
    neededBy: 'the tests with Redis and of the deployment',
  },
  Caddy: {
    find: () => onPath('caddy'),
    debianPackage: 'caddy',
    neededBy: 'the tests of the Caddyfile and of the deployment',
  },
  Firefox: { find: () => onPath('firefox-esr'), debianPackage: 'firefox-esr', neededBy: 'the tests in Firefox' },
  WebKit: {
    find: () => (onPath('Xvfb') && onPath('WebKitWebDriver') ? findMiniBrowser() : undefined),
    debianPackage: 'webkit2gtk-driver xvfb',
    neededBy: 'the tests in WebKit',
  },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;
export const PROGRAM_NAMES: readonly ProgramName[] = ['Chromium', 'PostgreSQL', 'Redis', 'Caddy', 'Firefox', 'WebKit'];

export const isInstalled = (name: ProgramName): boolean => PROGRAMS[name].find() !== undefined;

/** CHROMIUM_PATH, otherwise the system's Chromium, otherwise Playwright's. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    HEADLESS_SHELL,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  return candidates.find((candidate): candidate is string => Boolean(candidate && existsSync(candidate)));
}

/** The browser that WebKitGTK's WebDriver opens. */
export function findMiniBrowser(): string | undefined {
  const folder = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  return ['4.1', '4.0', '6.0']
    .map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`)
    .find((file) => existsSync(file));
}

const onPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));

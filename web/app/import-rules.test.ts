import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes.ts';

/* Checks the rules of docs/architecture.md, "Who may import whom". */
type Import = { from: string; to: string; isType: boolean };

const WEB = path.resolve(import.meta.dirname, '..');
const IMPORT =
  /^(?:import|export)\s(?<type>type\s)?[^;]*?from '(?<named>[.#][^']+)'|\bimport\(\s*'(?<lazy>[.#][^']+)'/gm;

const importsOf = (files: string): Import[] =>
  globSync(files, { cwd: WEB })
    .filter((from) => !from.includes('.test.'))
    .flatMap((from) =>
      [...readFileSync(path.join(WEB, from), 'utf8').matchAll(IMPORT)].map(({ groups = {} }) => {
        const specifier = groups.named ?? groups.lazy ?? '';
        const to = specifier.startsWith('#') ? specifier.slice(1) : path.join(path.dirname(from), specifier);
        return { from, to, isType: groups.type !== undefined };
      }),
    );
const imports = importsOf('{env.server.ts,brand-names.ts,{app,brand,platform,server}/**/*.{ts,tsx}}');
const cmsImports = importsOf('../cms/src/**/*.{ts,tsx}');

const filesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [path.join('app', file), ...filesOf(children)]);
const routeFiles = new Set(['app/root.tsx', ...filesOf(routes)]);

/** True for files that may import *.server.ts: those, and routes, from which the build removes loader and action for browsers. */
const staysOnServer = (file: string) => /\.server\.tsx?$/.test(file) || routeFiles.has(file);
const isIn = (file: string, ...folders: string[]) => folders.some((folder) => file.startsWith(`${folder}/`));
const describe = (some: Import[]) => some.map(({ from, to }) => `${from} imports ${to}`);
const broken = (breaks: (item: Import) => boolean) => describe(imports.filter(breaks));

it('finds the imports', () => {
  expect(imports).toContainEqual({ from: 'app/root.tsx', to: 'app/content/site.server.ts', isType: false });
  expect(imports.length).toBeGreaterThan(1000);
});

it('app/ and platform/ do not import server/, and platform/ does not import app/', () => {
  expect(broken(({ from, to }) => isIn(from, 'app', 'platform') && isIn(to, 'server'))).toEqual([]);
  expect(broken(({ from, to }) => isIn(from, 'platform') && isIn(to, 'app'))).toEqual([]);
});

it('brand/ does not import pages', () => {
  expect(broken(({ from, to }) => isIn(from, 'brand') && isIn(to, 'app', 'server'))).toEqual([]);
});

it('browser code imports only types from *.server.ts', () => {
  const breaks = ({ from, to, isType }: Import) =>
    isIn(from, 'app', 'brand') && /\.server(?:\.|$)/.test(to) && !isType && !staysOnServer(from);
  expect(broken(breaks)).toEqual([]);
});

/** Files with constants and formats that server and browser share. */
const SHARED_WITH_BROWSER = [
  'app/page-addresses.ts',
  'app/navigation/payload.ts',
  'app/consent/consent-cookie.ts',
  'app/content/brand-downloads.ts',
  'app/content/video-address.ts',
  'app/sharing-image/sharing-image-text.ts',
  'app/site-icon/site-icon.ts',
];

it('server/ imports from app/ only *.server.ts and what it shares with the browser', () => {
  const values = imports.filter(({ from, to, isType }) => isIn(from, 'server') && isIn(to, 'app') && !isType);
  const others = values.filter(({ to }) => !to.endsWith('.server.ts'));
  expect(describe(others.filter(({ to }) => !SHARED_WITH_BROWSER.includes(to)))).toEqual([]);
  expect(SHARED_WITH_BROWSER.filter((file) => others.every(({ to }) => to !== file))).toEqual([]);
});

it('pages are imported by routes.ts only', () => {
  const pageOf = (file: string) => file.split('/').slice(0, 3).join('/');
  expect(broken(({ from, to }) => isIn(to, 'app/pages') && pageOf(from) !== pageOf(to))).toEqual([]);
});

const appFolderOf = (file: string) => file.split('/')[1] ?? '';
const betweenFolders = imports.filter(
  ({ from, to, isType }) => isIn(from, 'app') && isIn(to, 'app') && !isType && appFolderOf(from) !== appFolderOf(to),
);

/** Removes folders that import no other, one after the other. What remains is in an import cycle, or imports one. */
function importCycles(imports: Import[], folderOf: (file: string) => string): string[] {
  let remaining = imports.filter(({ from, to }) => folderOf(from) !== folderOf(to));
  for (let before = Number.POSITIVE_INFINITY; remaining.length < before; ) {
    before = remaining.length;
    const importing = new Set(remaining.map(({ from }) => folderOf(from)));
    remaining = remaining.filter(({ to }) => importing.has(folderOf(to)));
  }
  return describe(remaining);
}

it('folders import in one direction', () => {
  expect(importCycles(betweenFolders, appFolderOf)).toEqual([]);
});

it('folders of the server, and what it shares with the app, import in one direction', () => {
  const depthOf = (file: string) => (isIn(file, 'server') ? 2 : 1);
  const folderOf = (file: string) => file.split('/').slice(0, depthOf(file)).join('/');
  const belowApp = imports.filter(({ from, to }) => !isIn(from, 'app') && !isIn(to, 'app'));
  expect(importCycles(belowApp, folderOf)).toEqual([]);
});

it('folders of the CMS import in one direction', () => {
  const folderOf = (file: string) =>
    file
      .split('/')
      .slice(3, 4)
      .join('')
      .replace(/\.tsx?$/, '');
  expect(cmsImports.length).toBeGreaterThan(100);
  expect(importCycles(cmsImports, folderOf)).toEqual([]);
});

it.each([
  ['ui', ['i18n']],
  ['sections', ['ui', 'i18n', 'likes', 'leads']],
  ['content', ['i18n', 'page-addresses.ts', 'site-icon']],
  ['site-map', ['content', 'i18n', 'page-addresses.ts']],
])('%s/ imports only from the folders below it', (folder, below) => {
  const isBelow = (file: string) => below.some((name) => `${file}/`.startsWith(`app/${name}/`));
  expect(describe(betweenFolders.filter(({ from, to }) => appFolderOf(from) === folder && !isBelow(to)))).toEqual([]);
});

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

/** True for files that browsers never load: *.server.ts, and route modules, whose loaders and actions the build removes. */
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
  'app/content/logo-file-name.ts',
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

const roomOf = (file: string) => file.split('/')[1] ?? '';
const amongRooms = imports.filter(
  ({ from, to, isType }) => isIn(from, 'app') && isIn(to, 'app') && !isType && roomOf(from) !== roomOf(to),
);

/** Removes folders that import no other, one after the other. What remains is in an import cycle, or imports one. */
function inCircles(imports: Import[], folderOf: (file: string) => string): string[] {
  let left = imports.filter(({ from, to }) => folderOf(from) !== folderOf(to));
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length;
    const importing = new Set(left.map(({ from }) => folderOf(from)));
    left = left.filter(({ to }) => importing.has(folderOf(to)));
  }
  return describe(left);
}

it('folders import in one direction', () => {
  expect(inCircles(amongRooms, roomOf)).toEqual([]);
});

it('folders of the server, and what it shares with the app, import in one direction', () => {
  const depthOf = (file: string) => (isIn(file, 'server') ? 2 : 1);
  const folderOf = (file: string) => file.split('/').slice(0, depthOf(file)).join('/');
  const belowApp = imports.filter(({ from, to }) => !isIn(from, 'app') && !isIn(to, 'app'));
  expect(inCircles(belowApp, folderOf)).toEqual([]);
});

it('folders of the CMS import in one direction', () => {
  const folderOf = (file: string) =>
    file
      .split('/')
      .slice(3, 4)
      .join('')
      .replace(/\.tsx?$/, '');
  expect(cmsImports.length).toBeGreaterThan(100);
  expect(inCircles(cmsImports, folderOf)).toEqual([]);
});

it.each([
  ['ui', ['i18n']],
  ['sections', ['ui', 'i18n', 'likes', 'leads']],
  ['content', ['i18n', 'page-addresses.ts', 'site-icon']],
  ['site-map', ['content', 'i18n', 'page-addresses.ts']],
])('%s/ imports none of the folders above it', (room, below) => {
  const isBelow = (file: string) => below.some((each) => `${file}/`.startsWith(`app/${each}/`));
  expect(describe(amongRooms.filter(({ from, to }) => roomOf(from) === room && !isBelow(to)))).toEqual([]);
});

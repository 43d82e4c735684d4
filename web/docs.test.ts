import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ENV_NAMES } from './env.server.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const isOurs = (file: string) =>
  !/(?:^|\/)(?:node_modules|\.data|build|dist|test-results|\.react-router)\//.test(`${file}/`);
const exclude = (file: string) => /(?:^|\/)(?:node_modules|\.data|build|dist|test-results)$/.test(file);

/** Files that the docs name, but that users, tests or a running CMS create. */
const CREATED_LATER = [
  'docs/our-site.md',
  'web/app/pages/pricing/',
  'web/public/.well-known/security.txt',
  'web/test-results/',
  'cms/public/uploads',
];
const docs = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'], { cwd: ROOT });
const files = globSync(['*', '{cms,deploy,docs,scripts,web}/**/*', '.github/**/*'], { cwd: ROOT, exclude }).filter(
  isOurs,
);
const names = new Set(files.map((file) => path.basename(file)));
const sources = files
  .filter((file) => /\.(?:tsx?|mjs|json|yml|sh|css|service)$|Caddyfile|Dockerfile|\.env\.example/.test(file))
  .filter(
    (file) => file !== 'web/docs.test.ts' && !file.endsWith('package-lock.json') && !file.startsWith('cms/content'),
  )
  .map(read)
  .join('\n');

/** The texts between backticks, outside of code blocks. */
const codeIn = (doc: string) =>
  [
    ...read(doc)
      .replace(/^```.*?^```/gms, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code = '']) => code);
const inDocs = (isWrong: (code: string, doc: string) => boolean) =>
  docs.flatMap((doc) => codeIn(doc).flatMap((code) => (isWrong(code, doc) ? [`${doc}: ${code}`] : [])));

it('finds the docs', () => {
  expect(docs).toContain('docs/architecture.md');
});

it('every path in the docs exists', () => {
  const fromRoot = (code: string) => code.replace(/^(?=(?:app|bench|e2e|platform|server|test)\/)/, 'web/');
  const isPath = (code: string) => /^(?:\.github|cms|deploy|docs|scripts|web)\/[^ ]*$/.test(code);
  const isThere = (code: string) => CREATED_LATER.includes(code) || globSync(code, { cwd: ROOT }).length > 0;
  expect(inDocs((code) => isPath(fromRoot(code)) && !isThere(fromRoot(code)))).toEqual([]);
});

it('every folder in the README exists', () => {
  const map = /^```\n(web\/.*?)^```/ms.exec(read('README.md'))?.[1] ?? '';
  let parent = '';
  const paths = map.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)((?:\S*[/.]\S*(?: {1,2}|$))+)/.exec(line) ?? [];
    if (!indent) parent = names.trim();
    return names
      .split(/ +/)
      .filter(Boolean)
      .map((name) => (indent ? path.join(parent, name) : name));
  });
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it('every file that the docs name without a folder exists', () => {
  const isFile = (code: string) => /^[\w.@-]+\.(?:tsx?|mjs|css|sh|yml|service)$/.test(code);
  expect(inDocs((code) => isFile(code) && !names.has(code))).toEqual([]);
});

it('every identifier that the docs mention is in the code', () => {
  const isName = (code: string) => /^(?:[a-z]+[A-Z]\w*|[A-Z][A-Z\d]*_[A-Z\d_]+)$/.test(code);
  expect(inDocs((code) => isName(code) && !sources.includes(code))).toEqual([]);
});

it('every link has an existing file and heading as its target', () => {
  const anchorsOf = (file: string) =>
    [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replace(/\s/g, '-'),
    );
  const broken = docs.flatMap((doc) =>
    [...read(doc).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([link, file = '', anchor]) => {
      const target = file ? path.join(path.dirname(doc), file) : doc;
      const isThere = existsSync(path.join(ROOT, target)) && (!anchor || anchorsOf(target).includes(anchor));
      return isThere ? [] : [`${doc}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

it('every environment variable of the site is documented', () => {
  const explained = docs.filter((doc) => !doc.includes('decisions')).flatMap(codeIn);
  expect(ENV_NAMES.filter((name) => name !== 'NODE_ENV' && !explained.includes(name))).toEqual([]);
});

import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { beforeAll, expect, it, vi } from 'vitest';
import { criticalStyles } from './critical-styles.ts';

const LINK = '<link rel="stylesheet" href="/assets/root-x1.css"/>';
const page = (body: string, link = LINK) =>
  `<!DOCTYPE html><html lang="en"><head>${link}</head><body>${body}</body></html>`;
let assetsDir = '';
let addStyles: ReturnType<typeof criticalStyles>;

beforeAll(async () => {
  assetsDir = await mkdtemp(path.join(os.tmpdir(), 'styles-'));
  await writeFile(
    path.join(assetsDir, 'root-x1.css'),
    [
      '@layer base,components;',
      ':root{--ink:#000;--unused:#111;--asked:#222;--third:#333}',
      '@layer base{*,:before{box-sizing:border-box}h1{color:var(--ink)}table{border:0}}',
      '@layer components{.card{color:var(--own)}.card:first-child{--own:var(--third)}.card:hover{color:blue}.menu{color:green}',
      '.card[data-state=open]{color:pink}.card[data-gone]{color:pink}[data-theme=dark] .card{color:white}.card .menu{top:0}',
      ':is(.card,.menu)>:nth-child(2n + 1){right:0}',
      '.a\\:b{left:0}#top .card{left:1px}#bottom .card{left:2px}',
      '@media (width>=768px){.card{margin:0}.menu{margin:0}}}',
      '@keyframes grow{to{width:1px}}',
      '@property --own{syntax:"*";inherits:false}@property --turned{syntax:"*";inherits:false}',
      '::view-transition-old(root){opacity:0}',
      '::-webkit-datetime-edit{padding-block:0}',
    ].join(''),
  );
  addStyles = criticalStyles({ assetsDir });
});

const stylesOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

it('what the page uses stands in it, and the whole sheet waits', async () => {
  const html = await addStyles(
    page('<h1 id="top">Hi</h1><p class="card a:b" data-state="closed" style="color:var(--asked)">x</p>'),
  );
  const styles = stylesOf(html);
  for (const used of [
    '@layer base,components',
    'box-sizing',
    'h1{',
    '.card[data-state=open]',
    '[data-theme=dark] .card',
    '.a\\:b',
    '#top .card',
    '@media (width>=768px){.card',
    '--ink',
    '--asked',
    '@property --own',
    '--third',
    ':is(.card)>:nth-child(2n + 1)',
  ])
    expect(styles).toContain(used);
  for (const unused of [
    ':hover',
    'data-gone',
    '::view-transition',
    '::-webkit-datetime-edit',
    '.menu',
    'table',
    '#bottom',
    '--unused',
    'grow',
    '--turned',
  ])
    expect(styles).not.toContain(unused);
  expect(html).toContain(
    `</style><template data-after-paint="styles">${LINK}</template><noscript>${LINK}</noscript></head>`,
  );
});

it('each page gets its own, though the sheet is read once', async () => {
  const [first, second, again] = await Promise.all(
    ['<p class="menu">x</p>', '<table></table>', '<p class="menu">another text</p>'].map((body) =>
      addStyles(page(body)),
    ),
  );
  expect(stylesOf(first ?? '')).toContain('.menu{');
  expect(stylesOf(first ?? '')).not.toContain('table');
  expect(stylesOf(second ?? '')).toContain('table');
  expect(stylesOf(again ?? '')).toBe(stylesOf(first ?? ''));
});

it('names in scripts and in texts count for nothing', async () => {
  const styles = stylesOf(await addStyles(page('<p>menu</p><script>const x = `<p class="menu">`</script>')));
  expect(styles).not.toContain('.menu');
});

it('what visitors type makes no difference, wherever it stands', async () => {
  const purge = vi.spyOn(PurgeCSS.prototype, 'purge');
  const results = (query: string) =>
    `<p class="card">${query}</p><input value="${query}"/><a href="/search?q=${query}" title="${query}">x</a>`;
  const plain = await addStyles(page(results('dock')));
  const count = purge.mock.calls.length;
  for (const query of [
    ' x17= y18=',
    '--x17',
    'var(--asked)',
    ' class=menu id=bottom',
    '&lt;table data-gone=',
    '> data-gone=',
  ])
    expect(stylesOf(await addStyles(page(results(query)))), query).toBe(stylesOf(plain));
  expect(purge.mock.calls.length).toBe(count);
  purge.mockRestore();
});

it('variables of drawings and attributes without a value count', async () => {
  const styles = stylesOf(
    await addStyles(page('<p class="card" data-gone><svg><path fill="var(--asked)"/></svg></p>')),
  );
  expect(styles).toContain('--asked');
  expect(styles).toContain('.card[data-gone]');
});

it('a sheet that is not there stays a link, and a page without sheets stays as it is', async () => {
  const gone = page('', '<link rel="stylesheet" href="/assets/gone.css"/>');
  expect(await addStyles(gone)).toBe(gone);
  const elsewhere = page('', '<link rel="stylesheet" href="/app/styles/app.css?t=1"/>');
  expect(await addStyles(elsewhere)).toBe(elsewhere);
});

import { expect, test, vi } from 'vitest';
import { UNBROKEN } from '#app/i18n/line-breaks.ts';
import { ENGLISH } from '#app/i18n/locales.ts';
import { renderMarkdown, renderPassages } from './markdown.server.ts';

vi.mock('#app/i18n/catalogues.ts', async () => {
  const { en } = await import('#app/i18n/en.ts');
  const prose = { ...en.prose, table: 'Tabelle: {columns}', footnotes: 'Fußnoten' };
  return { CATALOGUES: { en, de: { ...en, prose } } };
});

const html = async (markdown: string) => (await renderMarkdown(markdown)).html;

test('raw HTML is removed, but its text stays', async () => {
  expect(await html('a <b onclick="x()">bold</b> word')).toBe('<p>a bold word</p>');
  expect(await html('<script>alert(1)</script>\n\nafter')).not.toContain('script');
  expect(await html('<iframe src="https://example.com"></iframe>')).not.toContain('iframe');
  expect(await html('<img src=x onerror=alert(1)>')).toBe('');
});

test('URLs that run code are removed', async () => {
  expect(await html('[a](javascript:alert(1))')).toBe('<p><a>a</a></p>');
  expect(await html('[a](JaVaScRiPt:alert(1))')).toBe('<p><a>a</a></p>');
  expect(await html('<javascript:alert(1)>')).not.toContain('href="javascript');
  expect(await html('[a](data:text/html,x)')).toBe('<p><a>a</a></p>');
  expect(await html('![a](javascript:alert(1))')).not.toContain('javascript');
});

test('a link that is a paragraph of its own stands alone', async () => {
  expect(await html('[a](/b)')).toContain('<a href="/b" class="more inline-block">');
  expect(await html('Or [a](/b)')).not.toContain('class');
});

test('external links have a rel, internal ones have none', async () => {
  expect(await html('To [a](https://example.com/x)')).toContain('<a href="https://example.com/x" rel="noopener">');
  expect(await html('To [a](//example.com/x)')).toContain('rel="noopener"');
  expect(await html('To [a](/blog/x)')).toBe('<p>To <a href="/blog/x">a</a></p>');
  expect(await html('To [a](mailto:hello@example.com)')).not.toContain('rel');
});

test('a relative path is resolved from the root', async () => {
  expect(await html('To [a](careers)')).toBe('<p>To <a href="/careers">a</a></p>');
  expect(await html('To [a](blog/x?y=1#z)')).toBe('<p>To <a href="/blog/x?y=1#z">a</a></p>');
  expect(await html('To [a](./careers)')).toBe('<p>To <a href="/careers">a</a></p>');
  expect(await html('To [a](../../careers)')).toBe('<p>To <a href="/careers">a</a></p>');
  expect(await html('To [a](..//example.com)')).toBe('<p>To <a href="/example.com">a</a></p>');
  expect(await html('To [a](..)')).toBe('<p>To <a href="/">a</a></p>');
  for (const same of [
    '#team',
    '?sort=liked',
    '/blog',
    'mailto:hello@example.com',
    '//example.com/',
    'https://example.com/',
  ])
    expect(await html(`[a](${same})`)).toContain(`href="${same}"`);
});

test('an h1 becomes an h2, because the page has its own h1', async () => {
  const { html, headings } = await renderMarkdown('# One\n\n## Two\n\n### Three');
  expect(html).not.toContain('<h1');
  expect(html).toContain('<h2 id="one">');
  expect(headings).toEqual([
    { id: 'one', text: 'One', level: 2 },
    { id: 'two', text: 'Two', level: 2 },
    { id: 'three', text: 'Three', level: 3 },
  ]);
});

test('code is in a figure with its title', async () => {
  const code = await html('```ts title="src/a.ts"\nconst a = "<b>";\n```');
  expect(code).toContain(
    '<figcaption><span class="code__name">src/a.ts</span><span class="code__language">TypeScript</span></figcaption>',
  );
  expect(code).toContain('<span class="token-keyword">const</span><span class="token-constant"> a</span>');
  expect(code).toContain('<span class="token-string-expression"> "&#x3C;b>"</span>;</code>');
});

test('code without a title shows its language', async () => {
  expect(await html('```sql\nselect 1\n```')).toContain('<figcaption><span class="code__language">SQL</span>');
  expect(await html('```klingon title="Qo.noS"\nplain\n```')).not.toContain('code__language');
});

test('code with neither a title nor a language has no heading, but its copy button has a name', async () => {
  expect(await html('```\nplain\n```')).toMatch(
    /<figcaption class="absolute [^"]*"><span class="sr-only">Text<\/span>/,
  );
  expect(await html('```klingon\nplain\n```')).toContain('<span class="sr-only">Text</span>');
});

test('code without a language wraps, other code does not', async () => {
  expect(await html('```\nERROR: a long message\n```')).toContain(' data-wraps');
  expect(await html('```sql\nselect 1\n```')).not.toContain('data-wraps');
});

test('columns and tables in SQL are not highlighted as keywords of another dialect', async () => {
  const code = await html('```sql\nselect status from move where move.size = 4\n```');
  expect(code).toContain(
    '<span class="token-keyword">select</span> status <span class="token-keyword">from</span> move ',
  );
});

test("all of PostgreSQL's keywords are highlighted", async () => {
  const code = await html('```sql\nCREATE INDEX pl_open ON pick_line (id) WHERE id IS NOT NULL\n```');
  for (const word of ['CREATE', 'INDEX', 'WHERE', 'NULL'])
    expect(code).toMatch(new RegExp(`token-keyword">[^<]*${word}`));
  const statements = [
    'CREATE EXTENSION btree_gist;',
    'SET LOCAL lock_timeout = 2;',
    'ALTER TABLE slot ADD EXCLUDE USING gist (dock WITH =);',
    'ALTER TABLE move VALIDATE CONSTRAINT move_fk;',
    'ALTER TABLE move ADD CONSTRAINT move_fk CHECK (id > 0) NOT VALID;',
    'CREATE INDEX CONCURRENTLY move_pallet ON move (pallet_id);',
    'INSERT INTO scan VALUES (1) ON CONFLICT DO NOTHING RETURNING id;',
  ];
  const [, block = ''] = (await html(`\`\`\`sql\n${statements.join('\n')}\n\`\`\``)).split('<code>');
  const plain = block.replace(/<span class="token[^>]*>[^<]*/g, '');
  expect(plain).not.toMatch(/[A-Z]{2}/);
  expect(plain).toContain('lock_timeout');
});

test('code, which scrolls, is focusable and has an accessible name', async () => {
  expect(await html('```ts title="src/a.ts"\n1\n```')).toContain(
    '<pre tabindex="0" role="group" aria-label="Code: src/a.ts">',
  );
  expect(await html('```sql\nselect 1\n```')).toContain('aria-label="Code: SQL"');
});

test('the title of a code block cannot contain markup', async () => {
  const code = await html('```ts title="<img src=x>"\n1\n```');
  expect(code).toContain('>&#x3C;img src=x></span>');
});

test('code in an unknown language is not highlighted and keeps its lines', async () => {
  const code = await html('```klingon\none\n  two\n```');
  expect(code).toContain('one');
  expect(code.replace(/<[^>]+>/g, '')).toBe('Textone\n  two');
});

test('long code is folded, but complete', async () => {
  const lines = (count: number) => html(`\`\`\`klingon\n${'line\n'.repeat(count)}\`\`\``);
  expect(await lines(25)).not.toContain('<details');
  expect(await lines(26)).toMatch(/<\/pre><details[^>]*><summary[^>]*><span[^>]*>Show all 26\slines<\/span>/);
  expect((await lines(26)).match(/^(<.*>)?line/gm)).toHaveLength(26);
});

test('code in a list item stays inside the item', async () => {
  const list = await html('1. First\n\n   ```sh\n   ls\n   ```\n\n2. Second');
  expect(list).toMatch(/<li>[\s\S]*<figure class="code">[\s\S]*<\/figure>\s*<\/li>\s*<li>/);
});

test('headings get anchors and form the table of contents', async () => {
  const { html, headings } = await renderMarkdown('## Privacy\n\n### Server `logs`\n\n#### Deep\n\n## Privacy');
  expect(headings).toEqual([
    { id: 'privacy', text: 'Privacy', level: 2 },
    { id: 'server-logs', text: 'Server logs', level: 3 },
    { id: 'privacy-1', text: 'Privacy', level: 2 },
  ]);
  expect(html).toContain('<h2 id="privacy"><a class="anchor" href="#privacy">Privacy</a></h2>');
});

test('a heading that is a link gets no anchor link', async () => {
  const { html, headings } = await renderMarkdown('## See [the blog](/blog)');
  expect(html).toContain('<h2 id="see-the-blog">See <a href="/blog">the blog</a></h2>');
  expect(headings).toHaveLength(1);
});

test('footnotes link both ways and are not in the table of contents', async () => {
  const { html, headings } = await renderMarkdown('## One\n\nText.[^1]\n\n[^1]: Note.');
  const target = /href="#(user-content-fn-[^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`id="${target}"`);
  expect(headings.map(({ text }) => text)).toEqual(['One']);
});

test('a prefix makes ids differ from those of another text on the page', async () => {
  const markdown = '## One\n\nText[^1], [above](#one), [elsewhere](#team).\n\n[^1]: Note.';
  const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  const plain = await renderMarkdown(markdown);
  const { html, headings } = await renderMarkdown(markdown, 'question-');
  expect(idsIn(plain.html).length).toBeGreaterThan(3);
  expect(idsIn(html)).toEqual(idsIn(plain.html).map((id) => `question-${id}`));
  expect(headings).toEqual([{ id: 'question-one', text: 'One', level: 2 }]);
  const links = [...html.matchAll(/ (?:href="#|aria-describedby=")([^"]+)"/g)].map(([, id = '']) => id);
  expect(links.filter((id) => !idsIn(html).includes(id))).toEqual(['team']);
  expect(links.length).toBeGreaterThan(4);
});

test('a table is in a scroll container named after its columns', async () => {
  const table = await html('| Site | Days |\n| --- | ---: |\n| A | 1 |');
  expect(table).toContain('<div class="table-scroll" tabindex="0" role="group" aria-label="Table: Site, Days"><table>');
  expect(table).toContain('<th align="right" scope="col">Days</th>');
});

test('the checkboxes of a task list have accessible names', async () => {
  const list = await html('- [x] a\n- [ ] b');
  expect(list).toContain('aria-label="Done"');
  expect(list).toContain('aria-label="Open"');
});

test('images of the media library are resized, those of other sites removed', async () => {
  expect(await html('![Plan](http://127.0.0.1:1337/uploads/plan_1.png)')).toContain(
    '<img src="/_ipx/f_webp,w_896/uploads/plan_1.png" srcset="/_ipx/f_webp,w_448/uploads/plan_1.png 448w, /_ipx/f_webp,w_896/uploads/plan_1.png 896w, /_ipx/f_webp,w_1792/uploads/plan_1.png 1792w"',
  );
  expect(await html('![Pixel](https://tracker.example.com/a.gif)')).toBe('<p></p>');
});

test('a paragraph with nothing but an image becomes a figure with a caption and a link to the full size', async () => {
  expect(await html('Before\n\n![The plan](/uploads/plan_1.png "The ward in spring")\n\nAfter')).toMatch(
    /<p>Before<\/p>\n<figure><a href="\/_ipx\/_\/uploads\/plan_1.png" class="[^"]+"><span class="sr-only">Full size:<\/span><img [^>]*alt="The plan" loading="lazy" decoding="async"><\/a><figcaption>The ward in spring<\/figcaption><\/figure>\n<p>After/,
  );
  expect(await html('![Plan](/uploads/plan_1.svg)')).toMatch(
    /^<figure><a href="\/_ipx\/_\/uploads\/plan_1.svg".*<\/a><\/figure>$/,
  );
});

test('an image inside a text or link is not a figure, and a decorative image is not a link', async () => {
  for (const text of [
    'See ![the plan](/uploads/a.png)',
    '![a](/uploads/a.png) ![b](/uploads/b.png)',
    '[![a](/uploads/a.png)](/b)',
  ])
    expect(await html(text)).not.toContain('<figure');
  expect(await html('![](/uploads/a.png "Night")')).toMatch(
    /^<figure><img [^>]*alt=""[^>]*><figcaption>Night<\/figcaption><\/figure>$/,
  );
});

test('a text is rendered once and stays in memory while pages use it', () => {
  const first = renderMarkdown('The same text');
  for (let other = 0; other < 600; other++) {
    renderMarkdown(`Text ${other}`);
    expect(renderMarkdown('The same text')).toBe(first);
  }
});

test('words are counted for the reading time', async () => {
  expect((await renderMarkdown('One two\n\nthree')).words).toBe(3);
});

test('numbers, hyphenated words and short code do not break across lines, except in tables', async () => {
  expect(await html('In 2 hours, over Wi-Fi: `for update`')).toBe(
    `<p>In 2\u00a0hours, over <span class="${UNBROKEN}">Wi-Fi:</span> <code class="${UNBROKEN}">for update</code></p>`,
  );
  expect(await html('`dock` and `select … from dock where id = 4`')).not.toContain('class');
  expect(await html('| In 2 hours |\n| --- |\n| 3 days |')).toContain('<td>3 days</td>');
  expect(await html('## In 2 hours')).toContain('id="in-2-hours"');
});

test('the cells of a wide table have the label of their column', async () => {
  const table = (columns: string[]) =>
    `| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}\n|${' x |'.repeat(columns.length)}`;
  const wide = await html(table(['What', 'Who', 'When', 'Why']));
  expect(wide.match(/<td.*?>/g)).toEqual([
    '<td data-label="What">',
    '<td data-label="Who">',
    '<td data-label="When">',
    '<td data-label="Why">',
  ]);
  expect(await html(table(['What', 'Who', 'When']))).not.toContain('data-label');
});

test('labels are in the language of the page', async () => {
  const german = { ...ENGLISH, code: 'de', iso: 'de-DE' };
  const text = '| Ort |\n| --- |\n| A[^1] |\n\n[^1]: Note.';
  expect((await renderMarkdown(text)).html).toContain('aria-label="Table: Ort"');
  const { html } = await renderMarkdown(text, '', german);
  expect(html).toContain('aria-label="Tabelle: Ort"');
  expect(html).toContain('Fußnoten');
});

test('the cells of three columns have labels if one contains a sentence', async () => {
  const table = (reason: string) =>
    `| You have | Start with | Because |\n| --- | --- | --- |\n| A date | A project | ${reason} |`;
  expect(await html(table('One person answers for the date, at a fee you know.'))).toContain(
    '<td data-label="Because">One person',
  );
  expect(await html(table('It is fixed'))).not.toContain('data-label');
});

test('each part tells whether it has a table with bars', async () => {
  const table = (head: string) => `| Way | ${head} |\n| --- | --- |\n| A | 2 |\n| B | 1 |`;
  const parts = await renderPassages(
    `## One\n\nto-scale <table\n\n## Two\n\n${table('Runs')}\n\n## Three\n\n${table('Runs {bars}')}`,
  );
  expect(parts.map(({ hasBars }) => hasBars)).toEqual([false, false, true]);
});

test.each([
  ['a paragraph', 'One. '.repeat(90), true],
  ['many words', 'One. '.repeat(110), false],
  ['a list', '- One', false],
  ['a table', '| One |\n| --- |\n| Two |', false],
  ['code', '```\none\n```', false],
])('whether a passage is short: %s', async (_, body, isShort) =>
  expect(await renderPassages(`## Heading\n\n${body}`)).toMatchObject([{ isShort }]));

test('a text is split at its h2 headings, and each part lists its own headings', async () => {
  const parts = await renderPassages('Before\n\n## Idea\n\nOne\n\n### Detail\n\n## Colour[^1]\n\nTwo\n\n[^1]: Note');
  expect(parts.map(({ headings }) => headings.map(({ text }) => text))).toEqual([
    [],
    ['Idea', 'Detail'],
    [expect.stringContaining('Colour')],
  ]);
  expect(parts[0]?.html.trim()).toBe('<p>Before</p>');
  expect(parts[1]?.html).toContain('<p>One</p>');
  expect(parts[2]?.html).toContain('Note');
});

test('long code is folded at a blank line', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
  const code = (text: string[]) => html(`\`\`\`sql\n${text.join('\n')}\n\`\`\``);
  expect(await code(lines(25))).not.toMatch(/--shown|<details/);
  expect(await code(lines(26))).toMatch(/--shown:16.*<details/s);
  expect(await code([...lines(11), '', ...lines(20)])).toContain('--shown:11');
});

import { messagesIn } from '#app/i18n/messages.ts';
import type { SitePage } from '#app/site-map/site-page.ts';
import type { ResultKind } from './search-result.ts';
import { phraseKey } from './words.ts';

/** A page, or a part of it (a question or step) that is a result of its own. */
export type SearchEntry = Texts & {
  path: string;
  locale: string;
  kind: ResultKind;
  date: string | null;
  /** Keys of phrases for which this entry is the best result: its title and the editor's search keywords. */
  names: ReadonlySet<string>;
  tags: readonly string[];
};
/** Indexed texts. `text` is prose. `headings` and `data` (code and tables) are searched, but not quoted in results. */
type Texts = Record<
  'title' | 'searchTitle' | 'keywords' | 'note' | 'description' | 'slug' | 'text' | 'headings' | 'data',
  string
>;

export function entriesOf(page: SitePage): SearchEntry[] {
  const { path, locale, kind, date, title, searchTitle, note, description, searchKeywords } = page;
  const tags = [...searchKeywords, ...page.keywords];
  const { text, headings, data } = plainMarkdown(page.markdown);
  const own = {
    path,
    locale,
    kind,
    date,
    title,
    searchTitle,
    note,
    description,
    text,
    headings,
    data,
    tags,
    keywords: [...tags, messagesIn({ code: locale }).kinds[kind].one].join(', '),
    slug: page.slug,
    names: new Set([title, ...searchKeywords].map(phraseKey)),
  };
  const answers = page.answers.map((answer) => ({
    path: `${path}#${answer.anchor}`,
    locale,
    kind: 'answer' as const,
    date: null,
    title: answer.title,
    searchTitle: '',
    note: title,
    description: plainMarkdown(answer.text).text,
    text: '',
    headings: '',
    data: '',
    tags: [],
    keywords: '',
    slug: '',
    names: new Set([phraseKey(answer.title)]),
  }));
  return [own, ...answers];
}

/** Splits Markdown with regular expressions: a parser would be 50 times slower, and visitors wait for the index. */
export function plainMarkdown(markdown: string): Pick<Texts, 'text' | 'headings' | 'data'> {
  const code: string[] = [];
  const inline: string[] = [];
  const lines = markdown
    .replace(FENCED_CODE, (_block, _fence, lines: string) => {
      code.push(lines);
      return '\n';
    })
    // Replaces inline code with placeholders, because what looks like a mark or tag inside of it is text.
    .replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs, (_code, _ticks, content: string) => {
      inline.push(content.trim());
      return `\uE000${inline.length - 1}\uE001`;
    })
    .replace(/^[ \t]*\[\^[^\]\s]+\]:|\[\^[^\]\s]+\]/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<!--.*?-->|<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gis, '')
    .replace(/^#{1,6}\s+/gm, HEADING)
    .replace(
      /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+(.*?)([.!?:;,]?)[ \t]*$/gm,
      (_item, words: string, mark: string) => words + (mark || '.'),
    )
    .replace(/^\s*>\s+/gm, '')
    .replace(/^\|?(?:\s*:?-{3,}:?\s*\|)+.*$/gm, '')
    .replace(/^\|.*$/gm, (row) => TABLE_ROW + row.replaceAll('|', ' '))
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}_])/gsu, '$2')
    .replace(/\*\*|~~|(?<=\S)\*|\*(?=\S)|\\$/gm, '')
    .replace(/\uE000(\d+)\uE001/g, (_place, index: string) => inline[Number(index)] ?? '')
    .split('\n');
  const beginning = (mark: string) => lines.flatMap((line) => (line.startsWith(mark) ? line.slice(mark.length) : []));
  const prose = lines.filter((line) => !line.startsWith(TABLE_ROW) && !line.startsWith(HEADING));
  return {
    text: inOneLine(prose),
    headings: inOneLine(beginning(HEADING)),
    data: inOneLine([...beginning(TABLE_ROW), ...code]),
  };
}

/** Private-use characters that mark lines of tables and headings. */
const TABLE_ROW = '\uE002';
const HEADING = '\uE003';

/** Also matches inside lists and quotes, and up to the end of the text if the block is not closed. */
const FENCED_CODE =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,}).*\n([\s\S]*?)(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))/gm;

const inOneLine = (lines: string[]) => lines.join(' ').replace(/\s+/g, ' ').trim();

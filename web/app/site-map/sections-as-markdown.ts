import { slug } from 'github-slugger';
import { z } from 'zod';
import type { Service } from '#app/content/services.server.ts';
import { en } from '#app/i18n/en.ts';
import { joinFigure } from '#app/i18n/join-figure.ts';
import type { SitePage } from './site-page.ts';

type Piece = Record<string, unknown>;
const piece: z.ZodType<Piece> = z.record(z.string(), z.unknown());

/** Fields of any section that name an item (NAMES) or describe it (TEXTS). New sections need no code if they use these. */
const NAMES = ['period', 'title', 'subtitle', 'term', 'author_name', 'company', 'name'];
const TEXTS = ['status', 'price', 'text', 'quote', 'summary', 'caption'];
/** Lists of which only names are written, because their items have pages or lists of their own. */
const NAME_ONLY_FIELDS = new Set(['projects', 'technologies', 'partners', 'people', 'systems', 'pages', 'industry']);

/** `services` are the columns of a comparison section, which contains no services itself. */
export function sectionsAsMarkdown(sections: Piece[], services: Service[] = []): string {
  return sections
    .map((section) =>
      [sectionAsMarkdown(section), section.__component === 'sections.compare' && compareAsMarkdown(services)]
        .filter(Boolean)
        .join('\n\n'),
    )
    .filter(Boolean)
    .join('\n\n');
}

function compareAsMarkdown(services: Service[]): string {
  const { compare: t } = en;
  const row = (label: string, cell: (service: Service) => string) =>
    `| ${[label, ...services.map(cell)].map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    row(t.question, ({ name, path }) => (path ? `[${name}](${path})` : name)),
    row('---', () => '---'),
    row(t.goodWhen, ({ goodWhen }) => goodWhen),
    row(t.whoSteers, ({ whoSteers }) => whoSteers),
    row(t.runsFor, ({ runsFor }) => runsFor),
    row(t.pricedBy, ({ price, pricedBy }) => [price, pricedBy].filter(Boolean).join(', ')),
    row(t.youEndWith, ({ youEndWith }) => youEndWith),
  ].join('\n');
}

/** The questions and steps in sections, which are search results of their own. */
export const answersIn = (sections: Piece[]): SitePage['answers'] =>
  sections.flatMap(({ questions, steps }) =>
    [questions, steps].flatMap((field) => {
      const items = z.array(piece).safeParse(field);
      return (items.data ?? []).flatMap((item) => {
        const title = textOf(item, 'question') || textOf(item, 'title');
        return title ? { title, text: textOf(item, 'answer') || textOf(item, 'text'), anchor: slug(title) } : [];
      });
    }),
  );

function sectionAsMarkdown(section: Piece): string {
  const heading = textOf(section, 'heading');
  const lists = Object.entries(section).flatMap(([field, value]) => {
    const items = z.array(piece).safeParse(value);
    return items.success && items.data.length > 0
      ? [textOf(section, `${field}_heading`), listAsMarkdown(field, items.data)]
      : [];
  });
  return [
    heading && `## ${heading}`,
    textOf(section, 'text'),
    textOf(section, 'body'),
    ...lists,
    textOf(section, 'sum'),
    textOf(section, 'verdict'),
    textOf(section, 'outcome'),
    textOf(section, 'outcome_text'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function listAsMarkdown(field: string, items: Piece[]): string {
  if (field === 'questions')
    return items.map((item) => `### ${textOf(item, 'question')}\n\n${textOf(item, 'answer')}`).join('\n\n');
  if (field === 'dates') return items.map(dateAsMarkdown).join('\n');
  return items
    .map((item) => itemAsMarkdown(item, NAME_ONLY_FIELDS.has(field)))
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');
}

const dateAsMarkdown = (item: Piece): string =>
  `- **${textOf(item, 'days')}**: ${[textOf(item, 'place'), textOf(item, 'placesLeft')].filter(Boolean).join(', ')}`;

function itemAsMarkdown(item: Piece, isNameOnly: boolean): string {
  const name = NAMES.map((field) => textOf(item, field))
    .filter(Boolean)
    .join(', ');
  if (isNameOnly) return textOf(item, 'title') || textOf(item, 'name');
  const figure = joinFigure(textOf(item, 'value'), textOf(item, 'unit'));
  const value = [figure, textOf(item, 'label')].filter(Boolean).join(' ');
  const texts = TEXTS.map((field) => textOf(item, field)).filter(Boolean);
  const rest = [value, ...texts].filter(Boolean).join(' ');
  return name && rest ? `**${name}**: ${rest}` : name || rest;
}

function textOf(holder: Piece, field: string): string {
  const value = holder[field];
  return typeof value === 'string' ? value.trim() : '';
}

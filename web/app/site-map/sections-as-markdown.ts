import { z } from 'zod';

type Piece = Record<string, unknown>;
const piece: z.ZodType<Piece> = z.record(z.string(), z.unknown());
export const rawSections = z
  .array(piece)
  .nullish()
  .transform((list) => list ?? []);

/** Fields that name an item and fields that describe it, over all sections; works for new sections too. */
const NAMES = ['period', 'title', 'term', 'author_name', 'company', 'name'];
const TEXTS = ['text', 'quote', 'summary'];
/** These have pages or lists of their own. */
const NAME_ONLY = new Set(['projects', 'technologies', 'partners', 'people', 'systems', 'pages', 'industry']);

export function sectionsAsMarkdown(sections: Piece[]): string {
  return sections.map(sectionAsMarkdown).filter(Boolean).join('\n\n');
}

function sectionAsMarkdown(section: Piece): string {
  const heading = textOf(section, 'heading');
  const lists = Object.entries(section).flatMap(([field, value]) => {
    const items = z.array(piece).safeParse(value);
    return items.success && items.data.length > 0 ? [listAsMarkdown(field, items.data)] : [];
  });
  return [
    heading && `## ${heading}`,
    textOf(section, 'text'),
    textOf(section, 'body'),
    ...lists,
    textOf(section, 'outcome'),
    textOf(section, 'outcome_text'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function listAsMarkdown(field: string, items: Piece[]): string {
  if (field === 'questions')
    return items.map((item) => `### ${textOf(item, 'question')}\n\n${textOf(item, 'answer')}`).join('\n\n');
  return items.map((item) => `- ${itemAsMarkdown(item, NAME_ONLY.has(field))}`).join('\n');
}

function itemAsMarkdown(item: Piece, isNameOnly: boolean): string {
  const name = NAMES.map((field) => textOf(item, field))
    .filter(Boolean)
    .join(', ');
  if (isNameOnly) return textOf(item, 'title') || textOf(item, 'name');
  const value = [textOf(item, 'value'), textOf(item, 'unit'), textOf(item, 'label')].filter(Boolean).join(' ');
  const texts = TEXTS.map((field) => textOf(item, field)).filter(Boolean);
  const rest = [value, ...texts].filter(Boolean).join(' ');
  return name && rest ? `**${name}**: ${rest}` : name || rest;
}

function textOf(holder: Piece, field: string): string {
  const value = holder[field];
  return typeof value === 'string' ? value.trim() : '';
}

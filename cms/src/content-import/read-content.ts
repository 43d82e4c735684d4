import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** Any object: Strapi validates the fields against the schema. */
const contentFields = z.record(z.string(), z.unknown(), 'no fields');
const altTexts = z.record(z.string(), z.string());
/** Focal points by file name, in percent from the left and from the top. */
const focalPoints = z.record(z.string(), z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }));

export type ContentFile = { type: string; key: string; fields: z.output<typeof contentFields> };

/** The field that gets the Markdown below the front matter, by type. */
const MARKDOWN_FIELD: Record<string, string> = {
  article: 'body',
  'technical-byte': 'answer',
  'free-resource': 'body',
  technology: 'body',
  faq: 'answer',
  brand: 'document',
  impressum: 'document',
};

/**
 * Reads `<type>/<key>.yaml` or `.md` for collection types, then `<type>.yaml` or `.md` for single types, whose relations need the former.
 * @throws an error that names the malformed file
 */
export function readContent(folder: string): ContentFile[] {
  const files: ContentFile[] = [];
  const items = readdirSync(folder, { withFileTypes: true }).sort(
    (a, b) => Number(b.isDirectory()) - Number(a.isDirectory()) || a.name.localeCompare(b.name),
  );
  for (const item of items) {
    if (item.name.startsWith('media')) continue;
    if (item.isDirectory()) {
      for (const name of readdirSync(path.join(folder, item.name)).sort())
        files.push(readFile(path.join(folder, item.name, name), item.name));
    } else files.push(readFile(path.join(folder, item.name), path.parse(item.name).name));
  }
  return files;
}

/** The image's alternative text from the `alt.yaml` beside it; empty if none is there. */
export function readAltText(mediaFile: string): string {
  return altTexts.parse(readBeside(mediaFile, 'alt.yaml'))[path.basename(mediaFile)] ?? '';
}

/** The image's focal point, which stays in view when it is cropped, from the `focus.yaml` beside it. */
export function readFocalPoint(mediaFile: string): { x: number; y: number } | null {
  return focalPoints.parse(readBeside(mediaFile, 'focus.yaml'))[path.basename(mediaFile)] ?? null;
}

function readBeside(mediaFile: string, name: string): unknown {
  const catalogue = path.join(path.dirname(mediaFile), name);
  return existsSync(catalogue) ? parse(readFileSync(catalogue, 'utf8')) : {};
}

function readFile(file: string, type: string): ContentFile {
  const { name: key, ext } = path.parse(file);
  const text = readFileSync(file, 'utf8');
  try {
    if (ext === '.yaml') return { type, key, fields: contentFields.parse(parse(text)) };
    if (ext === '.md') {
      const [, frontMatter, markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
      if (frontMatter === undefined) throw new Error('no front matter between --- lines');
      const field = MARKDOWN_FIELD[type];
      if (!field) throw new Error(`a ${type} is written as YAML`);
      return { type, key, fields: { ...contentFields.parse(parse(frontMatter || '{}')), [field]: markdown.trim() } };
    }
    throw new Error('neither .yaml nor .md');
  } catch (error) {
    throw new Error(`${file}: ${error instanceof z.ZodError ? z.prettifyError(error) : error}`);
  }
}

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { type EditingCms, startEditingCms } from './editing-cms.ts';

const CMS = path.resolve(import.meta.dirname, '../../cms');
const PARTS = ['dist', 'database', 'package.json', 'tsconfig.json', 'favicon.png', 'section-previews'];
const TEXTS = new Set(['string', 'text', 'richtext', 'component', 'dynamiczone']);

const options = z.looseObject({ pluginOptions: z.looseObject({}).default({}) });
const schemaFile = options.extend({ attributes: z.record(z.string(), options.extend({ type: z.string() })) });

/** Starts a CMS on the demo's database in which `types` can be translated, set up as in docs/recipes/language.md. */
export async function startTranslatedCms(types: string[], env: Record<string, string>): Promise<EditingCms> {
  const cmsDir = mkdtempSync(path.join(os.tmpdir(), 'studio-translated-'));
  for (const part of PARTS) cpSync(path.join(CMS, part), path.join(cmsDir, part), { recursive: true });
  symlinkSync(path.join(CMS, 'node_modules'), path.join(cmsDir, 'node_modules'));
  for (const type of types) localise(path.join(cmsDir, `dist/src/api/${type}/content-types/${type}/schema.json`));
  const cms = await startEditingCms({ cmsDir, env });
  return {
    ...cms,
    remove: async () => {
      await cms.remove();
      rmSync(cmsDir, { recursive: true, force: true });
    },
  };
}

function localise(file: string): void {
  const schema = schemaFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const texts = Object.values(schema.attributes).filter(({ type }) => TEXTS.has(type));
  for (const { pluginOptions } of [schema, ...texts]) pluginOptions.i18n = { localized: true };
  writeFileSync(file, JSON.stringify(schema));
}

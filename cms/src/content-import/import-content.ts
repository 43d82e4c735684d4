import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Core, Struct, UID } from '@strapi/strapi';
import { z } from 'zod';
import { PUBLIC_TYPES } from '../access/content-types';
import { describeError } from '../describe-error';
import { isObject } from '../is-object';
import { hasDrafts, isComponent, isContentType } from '../schemas';
import { type ContentFile, readAltText, readContent, readFocalPoint } from './read-content';

/** What has been imported: `type/key` to document id, `media/path` to file id. Stored in the database. */
const ledgerSchema = z.record(z.string(), z.union([z.string(), z.number()]));
type Ledger = z.output<typeof ledgerSchema>;
const uploadedFiles = z.array(z.object({ id: z.number(), url: z.string() }));
/** What entries may refer to. `urls` has the URLs of uploaded files by path. */
type Known = { ledger: Ledger; urls: ReadonlyMap<string, string> };
type Attributes = Struct.SchemaAttributes;

class NotYetImported extends Error {}

export const IMPORT_MODES = ['demo', 'starter', 'missing', 'never'] as const;
/** The value of IMPORT_CONTENT; undefined if it is invalid. */
export const importMode = () => IMPORT_MODES.find((mode) => mode === (process.env.IMPORT_CONTENT || 'demo'));

/**
 * Imports content as IMPORT_CONTENT says: into an empty database `demo` imports `content/` and `starter` imports `starter/`; `missing`
 * also adds demo entries that were never imported before to a database with content. Entries that were edited or deleted stay as they
 * are. An older database without the types of ADDED_LATER gets these, too. All entries are created in one transaction, so an aborted
 * import leaves none behind.
 */
export async function importContent(strapi: Core.Strapi): Promise<void> {
  const mode = importMode();
  const folder = path.join(strapi.dirs.app.root, mode === 'starter' ? 'starter' : 'content');
  if (!mode || mode === 'never' || !existsSync(folder)) return;
  const store = strapi.store({ type: 'core', name: 'content_import', key: 'ledger' });
  const ledger = ledgerSchema.safeParse(await store.get({})).data ?? {};
  const isOlder = mode !== 'missing' && (await hasContent(strapi));
  const files: ContentFile[] = [];
  for (const file of readContent(folder)) {
    if (`${file.type}/${file.key}` in ledger || (await isFilledSingle(strapi, file.type))) continue;
    if (!isOlder || ADDED_LATER.includes(file.type)) files.push(file);
  }
  if (files.length === 0) return;
  const started = Date.now();
  strapi.log.info(`Importing ${files.length} entries of ${path.basename(folder)}/`);
  try {
    // Saves the ledger after each file, so that the next attempt uploads only missing files.
    await uploadMedia(strapi, path.join(folder, 'media'), files, ledger, () => store.set({ value: ledger }));
    await strapi.db.transaction(async () => {
      await createEntries(strapi, files, ledger);
      await store.set({ value: ledger });
    });
  } catch (error) {
    strapi.log.error(`${path.basename(folder)}/ could not be imported: ${describeError(error)}`);
    throw error;
  }
  strapi.log.info(`Imported ${files.length} entries in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Single types that editors would otherwise find empty while the site shows its defaults. */
const ADDED_LATER = ['form-options'];

async function isFilledSingle(strapi: Core.Strapi, type: string): Promise<boolean> {
  const uid = uidOf(strapi, type);
  return strapi.contentTypes[uid].kind === 'singleType' && (await strapi.db.query(uid).count()) > 0;
}

async function hasContent(strapi: Core.Strapi): Promise<boolean> {
  for (const type of PUBLIC_TYPES) if (await strapi.db.query(type).count()) return true;
  return false;
}

async function createEntries(strapi: Core.Strapi, files: ContentFile[], ledger: Ledger): Promise<void> {
  const known = { ledger, urls: await urlsOfMedia(strapi, ledger) };
  const incomplete: { file: ContentFile; fields: string[] }[] = [];
  for (const file of files) {
    const uid = uidOf(strapi, file.type);
    const { attributes } = strapi.contentTypes[uid];
    const fields: Record<string, unknown> = {};
    const deferred: string[] = [];
    for (const [name, value] of Object.entries(file.fields)) {
      try {
        fields[name] = resolve(strapi, attributes, name, value, known);
      } catch (error) {
        // The related entry is imported later. The relation is set below.
        if (error instanceof NotYetImported) deferred.push(name);
        else throw new Error(`${file.type}/${file.key}: ${describeError(error)}`);
      }
    }
    const { documentId } = await withFileName(file, () => strapi.documents(uid).create({ data: fields }));
    ledger[`${file.type}/${file.key}`] = documentId;
    if (deferred.length) incomplete.push({ file, fields: deferred });
  }
  for (const { file, fields } of incomplete) {
    const uid = uidOf(strapi, file.type);
    const { attributes } = strapi.contentTypes[uid];
    const data = await withFileName(file, async () =>
      Object.fromEntries(fields.map((name) => [name, resolve(strapi, attributes, name, file.fields[name], known)])),
    );
    await withFileName(file, () =>
      strapi.documents(uid).update({ documentId: String(ledger[`${file.type}/${file.key}`]), data }),
    );
  }
  // A published entry has only relations to published ones, so entries with forward relations are published again at the end.
  for (const file of [...files, ...incomplete.map(({ file }) => file)]) {
    const uid = uidOf(strapi, file.type);
    if (!hasDrafts(strapi, uid)) continue;
    await withFileName(file, () =>
      strapi.documents(uid).publish({ documentId: String(ledger[`${file.type}/${file.key}`]) }),
    );
  }
}

/** An image in Markdown, named as in fields: `![What it shows](media/scenes/hall.webp "Caption")`. */
const MEDIA_IN_MARKDOWN = /(?<=\]\()media\/([^\s)]+)/g;

async function urlsOfMedia(strapi: Core.Strapi, ledger: Ledger): Promise<Map<string, string>> {
  const files: unknown = await strapi.db.query('plugin::upload.file').findMany({ select: ['id', 'url'] });
  const urls = new Map(uploadedFiles.parse(files).map(({ id, url }) => [id, url]));
  return new Map(
    Object.entries(ledger).flatMap(([key, id]) => {
      const url = key.startsWith('media/') && typeof id === 'number' ? urls.get(id) : undefined;
      return url ? [[key, url]] : [];
    }),
  );
}

/** Replaces keys by document ids and media paths by file ids (in Markdown by URLs), in components too. */
function resolve(strapi: Core.Strapi, attributes: Attributes, name: string, value: unknown, known: Known): unknown {
  const { ledger, urls } = known;
  const attribute = attributes[name];
  if (!attribute) throw new Error(`no field named ${name}`);
  if (value === null || value === undefined) return value;
  const component = (uid: string, item: unknown) => {
    const inner = componentFields(strapi, uid);
    if (!isObject(item)) fail(`a ${uid} has no fields`);
    const { __component, ...fields } = item;
    return {
      ...(__component ? { __component } : {}),
      ...Object.fromEntries(
        Object.entries(fields).map(([key, field]) => [key, resolve(strapi, inner, key, field, known)]),
      ),
    };
  };
  switch (attribute.type) {
    case 'relation': {
      const type = 'target' in attribute ? attribute.target.split('.').pop() : fail(`${name} has no target`);
      const find = (key: unknown) => ledger[`${type}/${key}`] ?? defer(`${type}/${key}`);
      return Array.isArray(value) ? value.map(find) : find(value);
    }
    case 'media':
      return ledger[`media/${value}`] ?? fail(`no media file ${value}`);
    case 'richtext':
      return String(value).replace(MEDIA_IN_MARKDOWN, (path) => urls.get(path) ?? fail(`no media file ${path}`));
    case 'component':
      return Array.isArray(value)
        ? value.map((item) => component(attribute.component, item))
        : component(attribute.component, value);
    case 'dynamiczone':
      return Array.isArray(value) ? value.map((item) => component(sectionOf(item), item)) : fail(`${name} is no list`);
    default:
      return value;
  }
}

async function uploadMedia(
  strapi: Core.Strapi,
  folder: string,
  files: ContentFile[],
  ledger: Ledger,
  save: () => Promise<void>,
): Promise<void> {
  const wanted = new Set<string>();
  for (const { type, fields } of files)
    collectMedia(strapi, strapi.contentTypes[uidOf(strapi, type)].attributes, fields, wanted);
  for (const name of wanted) {
    if (`media/${name}` in ledger) continue;
    const filepath = path.join(folder, name);
    if (!existsSync(filepath)) throw new Error(`media file ${name} does not exist`);
    const [uploaded] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: {
          fileInfo: {
            name: path.basename(name),
            alternativeText: readAltText(filepath),
            focalPoint: readFocalPoint(filepath),
            folder: await findOrCreateFolder(strapi, path.dirname(name)),
          },
        },
        files: {
          filepath,
          originalFilename: path.basename(name),
          mimetype: MIME_TYPES[path.extname(name)] ?? fail(`unknown kind of file ${name}`),
          size: statSync(filepath).size,
        },
      });
    ledger[`media/${name}`] = uploaded.id;
    await save();
  }
}

/** The media library's folder for a directory, by its id; null for the top level. */
async function findOrCreateFolder(strapi: Core.Strapi, directory: string): Promise<number | null> {
  if (directory === '.') return null;
  const name = directory.charAt(0).toUpperCase() + directory.slice(1);
  const existing = await strapi.db.query('plugin::upload.folder').findOne({ where: { name, parent: null } });
  return (existing ?? (await strapi.plugin('upload').service('folder').create({ name, parent: null }))).id;
}

function collectMedia(
  strapi: Core.Strapi,
  attributes: Attributes,
  fields: Record<string, unknown>,
  found: Set<string>,
): void {
  for (const [name, value] of Object.entries(fields)) {
    const attribute = attributes[name];
    if (attribute?.type === 'media' && typeof value === 'string') found.add(value);
    if (attribute?.type === 'richtext' && typeof value === 'string')
      for (const [, file = ''] of value.matchAll(MEDIA_IN_MARKDOWN)) found.add(file);
    if (attribute?.type !== 'component' && attribute?.type !== 'dynamiczone') continue;
    for (const item of [value].flat()) {
      const uid = attribute.type === 'component' ? attribute.component : sectionOf(item);
      if (isObject(item)) collectMedia(strapi, componentFields(strapi, uid), item, found);
    }
  }
}

const MIME_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.md': 'text/markdown',
  '.zip': 'application/zip',
};

async function withFileName<T>(file: ContentFile, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${file.type}/${file.key}: ${describeError(error)}`);
  }
}

function uidOf(strapi: Core.Strapi, type: string): UID.ContentType {
  const uid = `api::${type}.${type}`;
  return isContentType(strapi, uid) ? uid : fail(`no content type named ${type}`);
}

const componentFields = (strapi: Core.Strapi, uid: string): Attributes =>
  isComponent(strapi, uid) ? strapi.components[uid].attributes : fail(`no component named ${uid}`);

const sectionOf = (item: unknown): string =>
  isObject(item) ? String(item.__component) : fail('a section has no fields');

function fail(message: string): never {
  throw new Error(message);
}
function defer(key: string): never {
  throw new NotYetImported(`${key} has not been imported`);
}

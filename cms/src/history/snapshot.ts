import type { Core, Schema, Struct } from '@strapi/strapi';
import { editorOf, labelOf } from '../field-labels/fields';
import { isObject } from '../is-object';
import { isComponent, isContentType } from '../schemas';

type Attributes = Struct.SchemaAttributes;
type Attribute = Schema.Attribute.AnyAttribute;
/** The `populate` parameter of database queries. */
type Populate = Record<string, unknown>;
type Snapshot = Record<string, unknown>;
export type Line = { label: string; text: string };

const FILE = 'plugin::upload.file';
/** Times of publication are not restored: past ones would be refused or take effect at once. */
const PUBLICATION_TIMES = ['publish_at', 'unpublish_at'];

/** Fields that editors fill in, without those that Strapi, the site or the schedule sets. */
const fieldsOf = (attributes: Attributes): [string, Attribute][] =>
  Object.entries(attributes).filter(([name, attribute]) => {
    const editor = editorOf(attribute);
    return editor && !editor.readOnly && !PUBLICATION_TIMES.includes(name);
  });

const attributesOf = (strapi: Core.Strapi, uid: string): Attributes =>
  isContentType(strapi, uid) || isComponent(strapi, uid) ? strapi.getModel(uid).attributes : {};

const targetOf = (attribute: Attribute): string =>
  attribute.type === 'relation' && 'target' in attribute ? String(attribute.target) : '';

/** Populates components in full, and only id and name of related entries and files. */
export function populateOf(strapi: Core.Strapi, attributes: Attributes): Populate {
  const populateComponent = (uid: string) => ({ populate: populateOf(strapi, attributesOf(strapi, uid)) });
  return Object.fromEntries(
    fieldsOf(attributes).flatMap(([name, attribute]): [string, unknown][] => {
      switch (attribute.type) {
        case 'component':
          return [[name, populateComponent(attribute.component)]];
        case 'dynamiczone':
          return [[name, { on: Object.fromEntries(attribute.components.map((uid) => [uid, populateComponent(uid)])) }]];
        case 'media':
          return [[name, { select: ['id', 'name'] }]];
        case 'relation': {
          const target = attributesOf(strapi, targetOf(attribute));
          const named = ['title', 'name', 'question'].filter((field) => field in target);
          return [[name, { select: ['id', 'documentId', ...named] }]];
        }
        default:
          return [];
      }
    }),
  );
}

/** An entry's content as stored in a version. Ids of components are left out, so that equal content compares as equal. */
export function snapshotOf(strapi: Core.Strapi, attributes: Attributes, entry: object): Snapshot {
  const values = new Map<string, unknown>(Object.entries(entry));
  const inComponent = (uid: string, item: unknown) =>
    isObject(item) ? { ...snapshotOf(strapi, attributesOf(strapi, uid), item) } : null;
  return Object.fromEntries(
    fieldsOf(attributes).map(([name, attribute]) => {
      const value = values.get(name) ?? null;
      if (attribute.type === 'component')
        return [name, eachOf(value, (item) => inComponent(attribute.component, item))];
      if (attribute.type === 'dynamiczone')
        return [
          name,
          eachOf(value, (item) => ({
            __component: componentOf(item),
            ...inComponent(componentOf(item), item),
          })),
        ];
      // Not the target's `id`, which changes when the target is published.
      if (attribute.type === 'relation')
        return [name, eachOf(value, (item) => (isObject(item) ? { ...item, id: undefined } : null))];
      return [name, value];
    }),
  );
}

const eachOf = <T>(value: unknown, work: (item: unknown) => T): T | T[] | null =>
  value === null || value === undefined ? null : Array.isArray(value) ? value.map(work) : work(value);

const componentOf = (item: unknown): string => (isObject(item) ? String(item.__component) : '');

/** Converts a snapshot to input for the document service. Related entries and files deleted since are left out and returned by name. */
export async function inputOf(
  strapi: Core.Strapi,
  attributes: Attributes,
  snapshot: Snapshot,
): Promise<{ data: Record<string, unknown>; missing: string[] }> {
  const missing: string[] = [];
  const stillThere = async (uid: string, key: 'id' | 'documentId', value: unknown) => {
    const found: unknown[] = [];
    for (const item of [value].flat().filter(isObject)) {
      const isThere = isContentType(strapi, uid) && (await strapi.db.query(uid).count({ where: { [key]: item[key] } }));
      if (isThere) found.push(item[key]);
      else missing.push(nameOf(item));
    }
    return Array.isArray(value) ? found : (found[0] ?? null);
  };
  const read = async (fields: Attributes, content: Snapshot): Promise<Record<string, unknown>> => {
    const data: Record<string, unknown> = {};
    for (const [name, attribute] of fieldsOf(fields)) {
      if (!(name in content)) continue;
      const value = content[name];
      const each = async (work: (item: Snapshot) => Promise<unknown>) =>
        Array.isArray(value) ? Promise.all(value.filter(isObject).map(work)) : isObject(value) ? work(value) : null;
      if (attribute.type === 'media') data[name] = await stillThere(FILE, 'id', value);
      else if (attribute.type === 'relation') data[name] = await stillThere(targetOf(attribute), 'documentId', value);
      else if (attribute.type === 'component')
        data[name] = await each((item) => read(attributesOf(strapi, attribute.component), item));
      else if (attribute.type === 'dynamiczone')
        data[name] = await each(async (item) => ({
          __component: item.__component,
          ...(await read(attributesOf(strapi, componentOf(item)), item)),
        }));
      else data[name] = value;
    }
    return data;
  };
  return { data: await read(attributes, snapshot), missing };
}

/** The snapshot as lines to compare: one for each value and each paragraph of a text. */
export function linesOf(strapi: Core.Strapi, attributes: Attributes, snapshot: Snapshot, place = ''): Line[] {
  return fieldsOf(attributes).flatMap(([name, attribute]): Line[] => {
    const label = [place, labelOf(attributes, name)].filter(Boolean).join(', ');
    const items = [snapshot[name] ?? []].flat();
    if (attribute.type === 'component' || attribute.type === 'dynamiczone')
      return items.filter(isObject).flatMap((item) => {
        const uid = attribute.type === 'component' ? attribute.component : componentOf(item);
        const inside = attribute.type === 'dynamiczone' ? `${label}: ${displayNameOf(strapi, uid)}` : label;
        return linesOf(strapi, attributesOf(strapi, uid), item, inside);
      });
    return items
      .flatMap((item) => (isObject(item) && attribute.type !== 'json' ? nameOf(item) : plain(item)).split('\n'))
      .filter((text) => text.trim() !== '')
      .map((text) => ({ label, text }));
  });
}

const nameOf = (item: Record<string, unknown>): string =>
  String(item.title ?? item.name ?? item.question ?? item.documentId ?? item.id);

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const displayNameOf = (strapi: Core.Strapi, uid: string): string =>
  isComponent(strapi, uid) ? strapi.components[uid].info.displayName : uid;

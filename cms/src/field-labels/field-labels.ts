import { createHash } from 'node:crypto';
import type { Core, Schema, Struct } from '@strapi/strapi';
import { type Editor, editorOf, type List, listOf } from './fields';

const FULL_WIDTH: string[] = ['dynamiczone', 'component', 'richtext', 'json', 'text'];
/** Fields of leads that are shown first: what the team works with, before what was submitted. */
const FIRST = ['state', 'owner', 'due_at', 'received_at', 'notes'];
const PAGE_SIZE = 50;
/** With `id` as the main field, the panel titles a single type's form with the type's name. */
const TYPE_NAME_AS_TITLE = { mainField: 'id' };

/**
 * Configures the panel's edit and list views from the schemas (`pluginOptions.editor`): labels, hints, field order, list columns. A view
 * is only written when its schema options have changed, so that administrators' own arrangements stay.
 */
export async function setFieldLabels(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'editor_labels' });
  const contentTypes: Schema.ContentType[] = Object.values(strapi.contentTypes);
  const components: Schema.Component[] = Object.values(strapi.components);
  for (const [service, schema] of [
    ...contentTypes.filter(({ uid }) => uid.startsWith('api::')).map((schema) => ['content-types', schema] as const),
    ...components.map((schema) => ['components', schema] as const),
  ]) {
    const { attributes }: { attributes: Struct.SchemaAttributes } = schema;
    const editors = editorsOf(attributes);
    const edit = editRows(attributes);
    const list = listOf(schema);
    const manager = strapi.plugin('content-manager').service(service);
    const key = schema.uid.replace(/[^a-z0-9]+/g, '_');
    const once = async (part: string, wanted: unknown, set: (configuration: Configuration) => void) => {
      const version = createHash('sha1').update(JSON.stringify(wanted)).digest('hex');
      if ((await store.get({ key: part })) === version) return;
      const configuration: Configuration = await manager.findConfiguration(schema);
      set(configuration);
      await manager.updateConfiguration(schema, configuration);
      await store.set({ key: part, value: version });
    };
    await once(key, [editors, edit], ({ metadatas, layouts }) => {
      for (const [field, editor] of editors) {
        const { label, hint, readOnly } = editor;
        const { edit: form, list: column } = metadatas[field] ?? {};
        if (!form) continue;
        const shown = attributes[field]?.type === 'component' ? labelWithHint(editor) : label;
        Object.assign(form, shown ? { label: shown } : {}, hint ? { description: hint } : {});
        if (readOnly) form.editable = false;
        if (label && column) column.label = label;
      }
      layouts.edit = edit;
    });
    const settings =
      'kind' in schema && schema.kind === 'singleType'
        ? TYPE_NAME_AS_TITLE
        : list && { pageSize: PAGE_SIZE, ...(list.sort ?? orderOf(attributes)) };
    if (!settings) continue;
    await once(`${key}_list`, [list?.columns, settings], (configuration) => {
      if (list) configuration.layouts.list = list.columns;
      Object.assign(configuration.settings, settings);
    });
  }
}

/** The part of Strapi's view configuration that this module sets. */
type Configuration = {
  settings: object;
  metadatas: Record<string, { edit?: { editable?: boolean }; list?: { label?: string } }>;
  layouts: { edit: Cell[][]; list?: string[] };
};
type Cell = { name: string; size: number };

const editorsOf = (attributes: Struct.SchemaAttributes): [string, Editor][] =>
  Object.entries(attributes).flatMap(([name, attribute]): [string, Editor][] => {
    const editor = editorOf(attribute);
    return editor ? [[name, editor]] : [];
  });

/** Strapi shows no hints for components, so a component's hint becomes part of its label: "Topics: one to four". */
const labelWithHint = ({ label, hint }: Editor): string | undefined =>
  label && hint ? `${label}: ${hint.charAt(0).toLowerCase()}${hint.slice(1).replace(/\.$/, '')}` : label;

/** Arranges fields in Strapi's grid of twelve columns. Short fields share a row, others fill it, unless the schema sets a size. */
function editRows(attributes: Struct.SchemaAttributes): Cell[][] {
  const names = editorsOf(attributes).map(([name]) => name);
  const first = FIRST.filter((name) => names.includes(name));
  const rows: Cell[][] = [];
  for (const name of [...first, ...names.filter((other) => !first.includes(other))]) {
    const type = attributes[name]?.type;
    const size = editorOf(attributes[name])?.size ?? (type && FULL_WIDTH.includes(type) ? 12 : 6);
    const last = rows.at(-1);
    if (last && last.reduce((sum, cell) => sum + cell.size, 0) + size <= 12) last.push({ name, size });
    else rows.push([{ name, size }]);
  }
  return rows;
}

/** Default order of a list: by date, newest first; otherwise by index; otherwise Strapi's default. */
function orderOf(attributes: Struct.SchemaAttributes): List['sort'] {
  const date = ['received_at', 'published_on', 'delivered_on'].find((name) => name in attributes);
  if (date) return { defaultSortBy: date, defaultSortOrder: 'DESC' };
  return 'index' in attributes ? { defaultSortBy: 'index', defaultSortOrder: 'ASC' } : undefined;
}

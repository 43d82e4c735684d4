import { createHash } from 'node:crypto';
import type { Core, Schema, Struct } from '@strapi/strapi';
import { type Editor, editorOf } from './fields';

/** Fields that take the whole width. */
const WIDE: string[] = ['dynamiczone', 'component', 'richtext', 'json'];

/**
 * Carries the label and the hint that stand beside each field in its schema (`pluginOptions.editor`) into the edit view,
 * and puts the fields in the schema's order. Runs again only when the schema's own labels have changed, so what an
 * administrator rearranges in the panel stays.
 */
export async function setFieldLabels(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'editor_labels' });
  const contentTypes: Schema.ContentType[] = Object.values(strapi.contentTypes);
  const components: Schema.Component[] = Object.values(strapi.components);
  for (const [service, schema] of [
    ...contentTypes.filter(({ uid }) => uid.startsWith('api::')).map((schema) => ['content-types', schema] as const),
    ...components.map((schema) => ['components', schema] as const),
  ]) {
    const editors = editorsOf(schema.attributes);
    const version = createHash('sha1').update(JSON.stringify(editors)).digest('hex');
    const key = schema.uid.replace(/[^a-z0-9]+/g, '_');
    if ((await store.get({ key })) === version) continue;
    const manager = strapi.plugin('content-manager').service(service);
    const configuration = await manager.findConfiguration(schema);
    for (const [field, { label, hint, readOnly }] of editors) {
      const metadatas = configuration.metadatas[field];
      if (!metadatas?.edit) continue;
      Object.assign(metadatas.edit, label ? { label } : {}, hint ? { description: hint } : {});
      if (readOnly) metadatas.edit.editable = false;
      if (label && metadatas.list) metadatas.list.label = label;
    }
    configuration.layouts.edit = editRows(schema.attributes);
    await manager.updateConfiguration(schema, configuration);
    await store.set({ key, value: version });
  }
}

function editorsOf(attributes: Struct.SchemaAttributes): [string, Editor][] {
  return Object.entries(attributes).flatMap(([name, attribute]): [string, Editor][] => {
    const editor = editorOf(attribute);
    return editor ? [[name, editor]] : [];
  });
}

/** Rows of the edit view, twelve columns each: short fields in pairs, everything else on a row of its own. */
function editRows(attributes: Struct.SchemaAttributes): { name: string; size: number }[][] {
  const rows: { name: string; size: number }[][] = [];
  for (const [name] of editorsOf(attributes)) {
    const type = attributes[name]?.type;
    const size = type && WIDE.includes(type) ? 12 : 6;
    const last = rows.at(-1);
    if (last && last.reduce((sum, cell) => sum + cell.size, 0) + size <= 12) last.push({ name, size });
    else rows.push([{ name, size }]);
  }
  return rows;
}

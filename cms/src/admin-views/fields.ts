import type { Schema, Struct } from '@strapi/strapi';
import { isObject } from '../is-object';

/** What a schema says of a field for the admin panel (`pluginOptions.editor`); `size` in columns of twelve. */
export type Editor = { label?: string; hint?: string; readOnly?: boolean; size?: number };

/** Label, hint and the rest of a field; undefined for one that the panel does not show. */
export function editorOf(attribute: Schema.Attribute.AnyAttribute | undefined): Editor | undefined {
  const options: unknown = attribute?.pluginOptions;
  return isObject(options) && isEditor(options.editor) ? options.editor : undefined;
}

/** The columns of a type's list in the admin panel, and its order where the usual one does not fit. */
export type List = { columns: string[]; sort?: { defaultSortBy: string; defaultSortOrder: 'ASC' | 'DESC' } };

/** What the schema says of the type's list; undefined for a single type or a component. */
export function listOf({ pluginOptions }: { pluginOptions?: object | undefined }): List | undefined {
  const options: unknown = pluginOptions;
  return isObject(options) && isList(options.editor) ? options.editor : undefined;
}

/** A field's name as editors read it: its label, else its name in the schema. */
export const labelOf = (attributes: Struct.SchemaAttributes, field: string): string =>
  editorOf(attributes[field])?.label ?? field;

const isEditor = (value: unknown): value is Editor =>
  isObject(value) &&
  ['string', 'undefined'].includes(typeof value.label) &&
  ['string', 'undefined'].includes(typeof value.hint) &&
  ['boolean', 'undefined'].includes(typeof value.readOnly) &&
  ['number', 'undefined'].includes(typeof value.size);

const isList = (value: unknown): value is List =>
  isObject(value) &&
  Array.isArray(value.columns) &&
  value.columns.every((column) => typeof column === 'string') &&
  (value.sort === undefined ||
    (isObject(value.sort) &&
      typeof value.sort.defaultSortBy === 'string' &&
      ['ASC', 'DESC'].includes(String(value.sort.defaultSortOrder))));

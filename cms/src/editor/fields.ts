import type { Schema, Struct } from '@strapi/strapi';
import { isObject } from '../is-object';

/** What a schema says of a field for the admin panel (`pluginOptions.editor`). */
export type Editor = { label?: string; hint?: string; readOnly?: boolean };

/** Label, hint and the rest of a field; undefined for one that the panel does not show. */
export function editorOf(attribute: Schema.Attribute.AnyAttribute | undefined): Editor | undefined {
  const options: unknown = attribute?.pluginOptions;
  return isObject(options) && isEditor(options.editor) ? options.editor : undefined;
}

/** A field's name as editors read it: its label, else its name in the schema. */
export const labelOf = (attributes: Struct.SchemaAttributes, field: string): string =>
  editorOf(attributes[field])?.label ?? field;

const isEditor = (value: unknown): value is Editor =>
  isObject(value) &&
  ['string', 'undefined'].includes(typeof value.label) &&
  ['string', 'undefined'].includes(typeof value.hint) &&
  ['boolean', 'undefined'].includes(typeof value.readOnly);

import type { Schema, Struct } from '@strapi/strapi';
import { z } from 'zod';

/** `pluginOptions.editor` of a field. `size` is the number of columns, of twelve. */
const editor = z.object({ label: z.string(), hint: z.string(), readOnly: z.boolean(), size: z.number() }).partial();
export type Editor = z.output<typeof editor>;

/** `pluginOptions.editor` of a content type: its list view. */
const list = z.object({
  columns: z.array(z.string()),
  sort: z.object({ defaultSortBy: z.string(), defaultSortOrder: z.enum(['ASC', 'DESC']) }).optional(),
});
export type List = z.output<typeof list>;

const fieldOptions = z.object({ editor });
const typeOptions = z.object({ editor: list });

/** The field's `pluginOptions.editor`; undefined for fields that the panel doesn't show. */
export const editorOf = (attribute: Schema.Attribute.AnyAttribute | undefined): Editor | undefined =>
  fieldOptions.safeParse(attribute?.pluginOptions).data?.editor;

/** The list view's options; undefined for single types and components. */
export const listOf = ({ pluginOptions }: { pluginOptions?: object | undefined }): List | undefined =>
  typeOptions.safeParse(pluginOptions).data?.editor;

export const labelOf = (attributes: Struct.SchemaAttributes, field: string): string =>
  editorOf(attributes[field])?.label ?? field;

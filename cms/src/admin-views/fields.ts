import type { Schema, Struct } from '@strapi/strapi';
import { z } from 'zod';

/** What a schema says of a field for the admin panel (`pluginOptions.editor`); `size` in columns of twelve. */
const editor = z.object({ label: z.string(), hint: z.string(), readOnly: z.boolean(), size: z.number() }).partial();
export type Editor = z.output<typeof editor>;

/** The columns of a type's list in the admin panel, and its order where the usual one does not fit. */
const list = z.object({
  columns: z.array(z.string()),
  sort: z.object({ defaultSortBy: z.string(), defaultSortOrder: z.enum(['ASC', 'DESC']) }).optional(),
});
export type List = z.output<typeof list>;

const fieldOptions = z.object({ editor });
const typeOptions = z.object({ editor: list });

/** Label, hint and the rest of a field; undefined for one that the panel does not show. */
export const editorOf = (attribute: Schema.Attribute.AnyAttribute | undefined): Editor | undefined =>
  fieldOptions.safeParse(attribute?.pluginOptions).data?.editor;

/** What the schema says of the type's list; undefined for a single type or a component. */
export const listOf = ({ pluginOptions }: { pluginOptions?: object | undefined }): List | undefined =>
  typeOptions.safeParse(pluginOptions).data?.editor;

/** A field's name as editors read it: its label, else its name in the schema. */
export const labelOf = (attributes: Struct.SchemaAttributes, field: string): string =>
  editorOf(attributes[field])?.label ?? field;

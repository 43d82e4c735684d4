import { z } from 'zod';

type Populate = { [field: string]: true | { populate: Populate } | { on: Populate } };

/**
 * Derives Strapi's `populate` from a schema. Strapi sends components, relations and files only if they are populated, so
 * every field that is an object or a list of objects is. A union by `__component` is a dynamic zone.
 */
export function populateOf(schema: z.core.$ZodType): Populate {
  const content = unwrap(schema);
  if (!(content instanceof z.ZodObject)) return {};
  return Object.fromEntries(
    Object.entries(content.shape).flatMap(([name, field]) => {
      const populated = populateField(field);
      return populated ? [[name, populated]] : [];
    }),
  );
}

function populateField(field: z.core.$ZodType): Populate[string] | null {
  const content = unwrap(field);
  if (content instanceof z.ZodDiscriminatedUnion)
    return { on: Object.assign({}, ...content.options.map(populateSection)) };
  if (!(content instanceof z.ZodObject)) return null;
  const populate = populateOf(content);
  return Object.keys(populate).length > 0 ? { populate } : true;
}

function populateSection(section: z.core.$ZodType): Populate {
  const content = unwrap(section);
  const name = content instanceof z.ZodObject ? content.shape.__component : null;
  return name instanceof z.ZodLiteral ? { [String(name.value)]: populateField(content) ?? true } : {};
}

/** The schema of Strapi's response inside of `list`, `nullish`, `transform` and `preprocess`. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrap(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  if (schema instanceof z.ZodArray) return unwrap(schema.element);
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrap(schema.unwrap()) : schema;
}

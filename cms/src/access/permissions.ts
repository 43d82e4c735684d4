import type { Core, UID } from '@strapi/strapi';

type May = Record<'create' | 'read' | 'update' | 'publish', (entry?: object, field?: string) => boolean>;
type Fields = Record<string, unknown>;

/** The part of Strapi's permission checker that is used. */
export type Permissions = {
  can: May;
  cannot: May;
  /** These leave out what the user may not read or write. */
  sanitizeOutput: (entry: Fields) => Promise<Fields>;
  sanitizeCreateInput: (data: Fields) => Promise<Fields>;
  sanitizeUpdateInput: (saved: object) => (data: Fields) => Promise<Fields>;
  sanitizedQuery: { read: (query: object) => Promise<{ filters?: object }> };
};

/**
 * What a user of the panel may do with a type's entries, as the content manager decides it. `userAbility` is in the state of requests to
 * routes of the panel. Undocumented: docs/decisions/0023-undocumented-strapi.md
 */
export const permissionsFor = (strapi: Core.Strapi, userAbility: unknown, model: UID.ContentType): Permissions =>
  strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model });

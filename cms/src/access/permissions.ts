import type { Core, UID } from '@strapi/strapi';

type May = Record<'create' | 'read' | 'update' | 'publish', (entry?: object, field?: string) => boolean>;
type Fields = Record<string, unknown>;

/** The part of Strapi's permission checker that this project uses. */
export type Permissions = {
  can: May;
  cannot: May;
  /** The sanitizers remove fields that the user may not read or write. */
  sanitizeOutput: (entry: Fields) => Promise<Fields>;
  sanitizeCreateInput: (data: Fields) => Promise<Fields>;
  sanitizeUpdateInput: (saved: object) => (data: Fields) => Promise<Fields>;
  sanitizedQuery: { read: (query: object) => Promise<{ filters?: object }> };
};

/**
 * What a panel user may do with a type's entries, by the content manager's own rules. `userAbility` is `ctx.state.userAbility` of a
 * request to a panel route. Uses an undocumented service: docs/decisions/0023-undocumented-strapi.md
 */
export const permissionsFor = (strapi: Core.Strapi, userAbility: unknown, model: UID.ContentType): Permissions =>
  strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model });

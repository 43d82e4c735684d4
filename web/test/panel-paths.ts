/** Paths of the admin panel's API. */
export const collectionPath = (type: string): string => `/content-manager/collection-types/api::${type}.${type}`;
export const singleTypePath = (type: string): string => `/content-manager/single-types/api::${type}.${type}`;
export const USERS_PATH = '/content-manager/collection-types/plugin::users-permissions.user';

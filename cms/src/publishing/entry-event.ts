import { isObject } from '../is-object';

/** What Strapi sends when an entry has changed; its listeners are given anything. */
export const isEntryEvent = (event: unknown): event is { uid: string; entry?: unknown } =>
  isObject(event) && typeof event.uid === 'string';

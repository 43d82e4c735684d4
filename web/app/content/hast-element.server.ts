import type { Element, ElementContent, Properties } from 'hast';

/** An element of the tree that rehype plugins change. Strings among the children become text. */
export const elementOf = (
  tagName: string,
  properties: Properties,
  children: readonly (ElementContent | string)[],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});

import type { Subject } from './node.ts';

export function listSubject(entries: { title: string; path: string | null }[]): Subject {
  const listed = entries.flatMap(({ title, path }) => (path ? [{ title, path }] : []));
  if (listed.length === 0) return { pageType: 'CollectionPage' };
  return {
    pageType: 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: listed.length,
      itemListElement: listed.map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: path,
      })),
    },
  };
}

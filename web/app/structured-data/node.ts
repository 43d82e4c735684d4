/** Undefined values are left out. */
export type Value = string | number | boolean | undefined | Node | Value[];
/** URLs may be paths of this site. */
export type Node = { '@type': string | string[]; [property: string]: Value };

export type Subject = {
  pageType?: string;
  mainEntity?: Value;
  nodes?: Node[];
};

export const ORGANIZATION = { '@type': 'Organization', '@id': '/#organization' } as const;
export const WEBSITE = { '@type': 'WebSite', '@id': '/#website' } as const;

const ADDRESSES = new Set(['@id', 'url', 'image', 'logo', 'item', 'contentUrl', 'mainEntityOfPage']);

/** Makes paths absolute and escapes `<`, so that nothing ends the script element. */
export function writeGraph(siteUrl: string, nodes: Node[]): string {
  const graph = nodes.map((node) => withFullAddresses(siteUrl, node));
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function withFullAddresses(siteUrl: string, value: Value, property = ''): Value {
  if (Array.isArray(value)) return value.map((item) => withFullAddresses(siteUrl, item, property));
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, withFullAddresses(siteUrl, item, name)]),
    ) as Node;
  return typeof value === 'string' && value.startsWith('/') && ADDRESSES.has(property) ? siteUrl + value : value;
}

/** A property's value; undefined ones are left out. */
export type Value = string | number | boolean | undefined | Node | Value[];
/** A node of the graph. Paths of this site become absolute URLs. */
export type Node = { '@type': string | string[]; [property: string]: Value };

export type Subject = {
  pageType?: string;
  mainEntity?: Value;
  nodes?: Node[];
};

export const ORGANIZATION = { '@type': 'Organization', '@id': '/#organization' } as const;
export const WEBSITE = { '@type': 'WebSite', '@id': '/#website' } as const;

const URL_PROPERTIES = new Set(['@id', 'url', 'image', 'logo', 'item', 'contentUrl', 'mainEntityOfPage']);

/** Writes JSON-LD with absolute URLs. Escapes `<`, so that no text can end the script element. */
export function writeGraph(siteUrl: string, nodes: Node[]): string {
  const graph = nodes.map((node) => withAbsoluteUrls(siteUrl, node));
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function withAbsoluteUrls(siteUrl: string, value: Value, property = ''): Value {
  if (Array.isArray(value)) return value.map((item) => withAbsoluteUrls(siteUrl, item, property));
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, withAbsoluteUrls(siteUrl, item, name)]),
    ) as Node;
  return typeof value === 'string' && value.startsWith('/') && URL_PROPERTIES.has(property) ? siteUrl + value : value;
}

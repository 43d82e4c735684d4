/** A value in JSON-LD. What is undefined is left out. */
export type Value = string | number | boolean | undefined | Node | Value[];
/** Something that schema.org has a word for. Addresses may be paths of this site. */
export type Node = { '@type': string | string[]; [property: string]: Value };

/** What a page says of its subject beyond its title and description. */
export type Subject = {
  /** The page's own type, WebPage unless given. */
  pageType?: string;
  /** The one thing that the page is about. */
  mainEntity?: Value;
  /** What else belongs to the graph. */
  nodes?: Node[];
};

/** The studio and its website, on every page under the same identifiers. */
export const ORGANIZATION = { '@type': 'Organization', '@id': '/#organization' } as const;
export const WEBSITE = { '@type': 'WebSite', '@id': '/#website' } as const;

/** Properties that hold addresses. */
const ADDRESSES = new Set(['@id', 'url', 'image', 'logo', 'item', 'contentUrl', 'mainEntityOfPage']);

/** JSON-LD of some nodes: paths become full addresses, and nothing in it can end the script element that it stands in. */
export function writeGraph(siteUrl: string, nodes: Node[]): string {
  const graph = nodes.map((node) => withFullAddresses(siteUrl, node));
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function withFullAddresses(siteUrl: string, value: Value, property = ''): Value {
  if (Array.isArray(value)) return value.map((each) => withFullAddresses(siteUrl, each, property));
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, withFullAddresses(siteUrl, each, name)]),
    ) as Node;
  return typeof value === 'string' && value.startsWith('/') && ADDRESSES.has(property) ? siteUrl + value : value;
}

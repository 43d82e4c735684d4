import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../locale/messages';
import { Link } from './link';

/** Where the site stands (SITE_URL): search engines want full addresses. */
export const OriginContext = createContext('');

export type Crumb = { label: string; to?: string };

/** Where the visitor is. The start page is put in front; the last crumb is the page itself. One without an address is a level that has no page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { nav } = useMessages();
  const all = [{ label: nav.homeCrumb, to: '/' }, ...crumbs];
  const origin = useContext(OriginContext);
  const { pathname } = useLocation();
  return (
    <nav className="wrap crumbs" aria-label={nav.breadcrumbs}>
      <ol>
        {all.map(({ label, to }, at) => (
          <li key={at}>
            {at === all.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : to ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ol>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, and nothing in it can end the script
        dangerouslySetInnerHTML={{ __html: structuredData(all, origin, pathname) }}
      />
    </nav>
  );
}

/** The same for search engines, in schema.org's words. */
export function structuredData(crumbs: Crumb[], origin: string, pathname: string): string {
  const itemListElement = crumbs.map(({ label, to }, at) => {
    const path = at === crumbs.length - 1 ? pathname : to;
    return { '@type': 'ListItem', position: at + 1, name: label, ...(path ? { item: origin + path } : {}) };
  });
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}

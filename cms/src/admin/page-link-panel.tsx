import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Link } from '@strapi/design-system';
import { useFetched } from './use-fetched';

/** Panel beside a published entry's form: the link to its page. */
export const PageLinkPanel: PanelComponent = ({ model, documentId, document, meta }) => {
  // A changed URL fetches again: publishing may change the address.
  const version = `${document?.updatedAt ?? ''} ${meta?.availableStatus?.length ?? 0}`;
  // Strapi passes no documentId for a single type.
  const entry = document?.documentId ?? documentId;
  const query = entry && new URLSearchParams({ type: model, entry, version });
  const { data } = useFetched<{ url: string | null }>(query ? `/page-url?${query}` : null);
  if (!data?.url) return null;
  return {
    title: 'On the site',
    content: (
      <Link href={data.url} isExternal style={{ overflowWrap: 'anywhere' }}>
        {decodeURI(new URL(data.url).pathname)}
      </Link>
    ),
  };
};

import { Badge, Box, Button, Dialog, EmptyStateLayout, Flex, Grid, Link, Typography } from '@strapi/design-system';
import { ConfirmDialog, Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { NavLink, useHref, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { EVENTS, useVersion, useVersions, type VersionDetail, type VersionSummary } from './history-data';

/** Query parameters that select one entry. */
const ENTRY = ['type', 'entry', 'language'];

/** Lists the versions of one entry or of all entries, with the changes of each. */
export default function HistoryPage() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? 0);
  const entry = params.get('entry');
  const ofEntry = Object.fromEntries([...params].filter(([name]) => ENTRY.includes(name)));
  const query = new URLSearchParams({ page: String(page), ...ofEntry }).toString();
  const { data: list, hasFailed } = useVersions(query);
  const { data: version } = useVersion(
    params.get('version') ?? (list?.versions[0] ? String(list.versions[0].id) : null),
  );
  const addressOf = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    return `/history?${next}`;
  };
  if (hasFailed) return <Page.Error />;
  if (!list) return <Page.Loading />;
  const title = entry ? `History: ${list.versions[0]?.title ?? ''}` : 'History';
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle="What visitors could read, since when, and who published it."
        {...(entry
          ? {
              navigationAction: (
                <Link tag={NavLink} to="/history">
                  All entries
                </Link>
              ),
            }
          : {})}
      />
      <Layouts.Content>
        {list.versions.length === 0 ? (
          <EmptyStateLayout content="Nothing has been published since the history began." />
        ) : (
          <Grid.Root gap={6}>
            <Grid.Item col={4} xs={12} alignItems="stretch" direction="column">
              <VersionList versions={list.versions} current={version?.id} withTitles={!entry} addressOf={addressOf} />
              <Flex gap={2} paddingTop={4}>
                {page > 0 && (
                  <Button variant="tertiary" onClick={() => setParams({ ...ofEntry, page: String(page - 1) })}>
                    Newer
                  </Button>
                )}
                {list.hasMore && (
                  <Button variant="tertiary" onClick={() => setParams({ ...ofEntry, page: String(page + 1) })}>
                    Older
                  </Button>
                )}
              </Flex>
            </Grid.Item>
            <Grid.Item col={8} xs={12} alignItems="stretch" direction="column">
              {version && <VersionView key={version.id} version={version} />}
            </Grid.Item>
          </Grid.Root>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

type ListProps = {
  versions: VersionSummary[];
  current: number | undefined;
  withTitles: boolean;
  addressOf: (changes: Record<string, string>) => string;
};

function VersionList({ versions, current, withTitles, addressOf }: ListProps) {
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius>
      <ul>
        {versions.map(({ id, title, typeName, language, event, by, when }) => (
          <li key={id}>
            <Row to={addressOf({ version: String(id) })} aria-current={id === current ? 'true' : undefined}>
              <Typography variant="omega" fontWeight="semiBold" tag="span">
                {withTitles ? title : when}
              </Typography>
              <Typography variant="pi" textColor="neutral600" tag="span">
                {[EVENTS[event], by, language, ...(withTitles ? [typeName, when] : [])].filter(Boolean).join(' · ')}
              </Typography>
            </Row>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function VersionView({ version }: { version: VersionDetail }) {
  const { title, typeName, language, event, by, when, isFirst, changes, canRestore, hasDrafts, id, type, entry } =
    version;
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={6}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
        <Box>
          <Typography variant="beta" tag="h2">
            {title}
          </Typography>
          <Typography variant="pi" textColor="neutral600" tag="p">
            {[typeName, EVENTS[event], by, language, when].filter(Boolean).join(' · ')}
          </Typography>
          <Link
            tag={NavLink}
            to={`/history?${new URLSearchParams({ type, entry, ...(language ? { language } : {}) })}`}
          >
            All versions of this entry
          </Link>
        </Box>
        {canRestore && <Restore id={id} hasDrafts={hasDrafts} />}
      </Flex>
      <Box paddingTop={5}>
        <Typography variant="delta" tag="h3">
          {isFirst ? 'What it says' : 'What has changed'}
        </Typography>
        {changes.length === 0 && (
          <Typography tag="p" textColor="neutral600">
            No content that editors write.
          </Typography>
        )}
        <Changes>
          {changes.map(({ kind, label, text }, index) => (
            <li key={index}>
              <Flex gap={2}>
                {!isFirst && <Badge active={kind === 'added'}>{kind === 'added' ? 'Added' : 'Removed'}</Badge>}
                <Typography variant="sigma" textColor="neutral600">
                  {label}
                </Typography>
              </Flex>
              {kind === 'added' ? <ins>{text}</ins> : <del>{text}</del>}
            </li>
          ))}
        </Changes>
      </Box>
    </Box>
  );
}

function Restore({ id, hasDrafts }: { id: number; hasDrafts: boolean }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const panel = useHref('/').replace(/\/$/, '');
  const [restored, setRestored] = useState<{ path: string; missing: string[] } | null>(null);
  // A full page load, because the content manager would show the cached entry.
  const open = (path: string) => window.location.assign(panel + path);
  const restore = async () => {
    try {
      const { data } = await post<{ path: string; missing: string[] }>(`/history/${id}/restore`, {});
      if (data.missing.length > 0) setRestored(data);
      else open(data.path);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      toggleNotification({ type: 'danger', message: `It couldn’t be restored. ${reason}` });
    }
  };
  if (restored)
    return (
      <Flex direction="column" alignItems="flex-end" gap={2} role="status">
        <Typography>
          {hasDrafts ? 'Restored as a draft.' : 'Restored.'} Left out, because they were deleted:{' '}
          {restored.missing.join(', ')}.
        </Typography>
        <Button onClick={() => open(restored.path)}>Open the entry</Button>
      </Flex>
    );
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button>{hasDrafts ? 'Restore as a draft' : 'Restore'}</Button>
      </Dialog.Trigger>
      <ConfirmDialog title="Restore this version?" variant="default" onConfirm={restore}>
        {hasDrafts
          ? 'It replaces the draft. Visitors see it once you publish.'
          : 'It replaces the current content, and visitors see it at once.'}
      </ConfirmDialog>
    </Dialog.Root>
  );
}

const Row = styled(NavLink)`
  display: grid;
  gap: 0.25rem;
  padding: 1.2rem 1.6rem;
  color: ${({ theme }) => theme.colors.neutral800};
  text-decoration: none;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  &:hover,
  &[aria-current='true'] {
    background: ${({ theme }) => theme.colors.primary100};
  }
`;

const Changes = styled.ul`
  display: grid;
  gap: 1.6rem;
  margin-top: 1.6rem;
  font-size: 1.4rem;
  line-height: 1.5;
  color: ${({ theme }) => theme.colors.neutral800};
  ins,
  del {
    display: block;
    margin-top: 0.4rem;
    padding: 0.6rem 1rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    text-decoration: none;
    border-left: 3px solid ${({ theme }) => theme.colors.success500};
    background: ${({ theme }) => theme.colors.success100};
  }
  del {
    text-decoration: line-through;
    border-color: ${({ theme }) => theme.colors.danger500};
    background: ${({ theme }) => theme.colors.danger100};
  }
`;

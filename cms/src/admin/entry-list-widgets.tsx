import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { EVENTS, useVersions } from './history/history-data';
import { useFetched } from './use-fetched';

/* The same as in cms/src/publishing/review.ts. */
type ListedEntry = { title: string; path: string; details: string[] };

const PUBLICATIONS = 6;

/** Dashboard widget for users who can publish: authors' drafts that wait for review. */
export const ReviewWidget = () => <EntryList from="/review" empty="Nothing waits for review." />;

/** Dashboard widget: what is published or taken down in the next seven days. */
export const ScheduleWidget = () => (
  <EntryList from="/schedule" empty="Nothing will be published or taken down in the next week." />
);

/** Dashboard widget: what panel users saved last. */
export const ChangesWidget = () => <EntryList from="/recent-changes" empty="Nothing has been changed yet." />;

/** Dashboard widget: the latest changes that visitors can see. */
export function PublicationsWidget() {
  const { data, hasFailed } = useVersions('page=0');
  const entries = data?.versions
    .filter(({ event }) => event !== 'before')
    .slice(0, PUBLICATIONS)
    .map(({ id, title, typeName, event, by, when }) => ({
      title,
      path: `/history?version=${id}`,
      details: [EVENTS[event], ...(typeName === title ? [] : [typeName]), by, when],
    }));
  return <List entries={entries ?? null} hasFailed={hasFailed} empty="Nothing has been published yet." />;
}

function EntryList({ from, empty }: { from: string; empty: string }) {
  const { data, hasFailed } = useFetched<ListedEntry[]>(from);
  return <List entries={data} hasFailed={hasFailed} empty={empty} />;
}

type ListProps = { entries: ListedEntry[] | null; hasFailed: boolean; empty: string };

function List({ entries, hasFailed, empty }: ListProps) {
  if (hasFailed) return <Widget.Error />;
  if (!entries) return <Widget.Loading />;
  if (entries.length === 0) return <Widget.NoData>{empty}</Widget.NoData>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {entries.map(({ title, path, details }) => (
        <li key={`${path} ${title} ${details[0]}`}>
          <Link tag={NavLink} to={path}>
            {title}
          </Link>
          <Typography variant="pi" tag="p" textColor="neutral600">
            {details.filter(Boolean).join(' · ')}
          </Typography>
        </li>
      ))}
    </Flex>
  );
}

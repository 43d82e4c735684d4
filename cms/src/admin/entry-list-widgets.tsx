import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { EVENTS, useVersions } from './history/history-data';
import { useFetched } from './use-fetched';

/* As cms/src/publishing/review.ts describes it. */
type ListedEntry = { title: string; path: string; details: string[] };

const PUBLICATIONS = 6;

/** Drafts of authors, on the dashboard of users who can publish. */
export const ReviewWidget = () => <EntryList from="/review" empty="Nothing waits for review." />;

/** On the dashboard: what is published and taken down in the next seven days. */
export const ScheduleWidget = () => (
  <EntryList from="/schedule" empty="Nothing will be published or taken down in the next week." />
);

/** On the dashboard: what users of the panel saved last. */
export const ChangesWidget = () => <EntryList from="/recent-changes" empty="Nothing has been changed yet." />;

/** On the dashboard: what visitors read differently of late. */
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

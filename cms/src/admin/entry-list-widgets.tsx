import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { useFetched } from './use-fetched';

/* As cms/src/publishing/review.ts describes it. */
type ListedEntry = { title: string; path: string; details: string[] };

/** Drafts of authors, on the dashboard of users who can publish. */
export const ReviewWidget = () => <EntryList from="/review" empty="Nothing waits for review." />;

/** On the dashboard: what is published and taken down in the next seven days. */
export const ScheduleWidget = () => <EntryList from="/schedule" empty="Nothing goes live or away in the next week." />;

function EntryList({ from, empty }: { from: string; empty: string }) {
  const { data: entries, hasFailed } = useFetched<ListedEntry[]>(from);
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

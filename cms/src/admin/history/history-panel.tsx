import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { PUBLIC_TYPES } from '../../access/content-types';
import { EVENTS, useVersions } from './history-data';

const SHOWN = 5;

/** Panel beside an entry's form: its latest versions. */
export const HistoryPanel: PanelComponent = ({ model, documentId, document }) => {
  // Strapi passes no documentId for a single type.
  const entry = document?.documentId ?? documentId;
  const isVersioned = PUBLIC_TYPES.some((type) => type === model);
  const language = document?.locale;
  const query =
    entry && isVersioned
      ? new URLSearchParams({ type: model, entry, ...(language ? { language } : {}) }).toString()
      : null;
  // A changed URL fetches again: publishing adds a version.
  const { data } = useVersions(query && `${query}&since=${document?.updatedAt ?? ''}`);
  if (!data) return null;
  return {
    title: 'History',
    content:
      data.versions.length === 0 ? (
        <Typography variant="pi" textColor="neutral600">
          Each publication is stored from now on.
        </Typography>
      ) : (
        <Flex direction="column" alignItems="stretch" gap={3} width="100%">
          {data.versions.slice(0, SHOWN).map(({ id, event, when, by }) => (
            <Box key={id}>
              <Link tag={NavLink} to={`/history?${query}&version=${id}`}>
                {when}
              </Link>
              <Typography variant="pi" tag="p" textColor="neutral600">
                {[EVENTS[event], by].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          ))}
          <Link tag={NavLink} to={`/history?${query}`}>
            All versions
          </Link>
        </Flex>
      ),
  };
};

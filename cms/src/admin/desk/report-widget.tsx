import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Report, useCounts, useReport } from './desk-data';
import { dayAndMonth, duration } from './lead-words';

const MINUTE_MS = 60_000;

/** Dashboard widget: how many leads came in, their sources, the median reply time, and what is overdue. */
export function ReportWidget() {
  const { data, hasFailed } = useReport();
  const { data: counts } = useCounts();
  if (hasFailed) return <Widget.Error />;
  if (!data || !counts) return <Widget.Loading />;
  const { medianReplyMinutes: median } = data;
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Flex gap={6} wrap="wrap">
        <Figure label="New" value={counts.new ?? 0} view="new" />
        <Figure label="Overdue" value={counts.overdue ?? 0} view="overdue" isLate={Boolean(counts.overdue)} />
        <Figure
          label="Median first reply, 30 days"
          value={median === null ? '–' : duration(Math.max(1, median) * MINUTE_MS)}
        />
      </Flex>
      <Weeks weeks={data.weeks} />
      <Box tag="ul" aria-label="Sources of the last eight weeks">
        {data.sources.map(({ name, leads }) => (
          <Flex key={name} tag="li" justifyContent="space-between" paddingTop={1}>
            <Typography ellipsis>{name}</Typography>
            <Typography textColor="neutral600">{leads}</Typography>
          </Flex>
        ))}
      </Box>
    </Flex>
  );
}

type FigureProps = { label: string; value: string | number; view?: string; isLate?: boolean };

function Figure({ label, value, view, isLate = false }: FigureProps) {
  return (
    <Box>
      <Typography variant="alpha" tag="p" textColor={isLate ? 'danger600' : 'neutral800'}>
        {value}
      </Typography>
      {view ? (
        <Link tag={NavLink} to={`/leads?view=${view}`}>
          {label}
        </Link>
      ) : (
        <Typography variant="pi" textColor="neutral600">
          {label}
        </Typography>
      )}
    </Box>
  );
}

function Weeks({ weeks }: Pick<Report, 'weeks'>) {
  const most = Math.max(1, ...weeks.map(({ leads }) => leads));
  return (
    <Bars aria-label="Leads by week">
      {weeks.map(({ start, leads }) => (
        <li key={start}>
          <Typography variant="pi" textColor="neutral600">
            {leads || ''}
          </Typography>
          <Bar style={{ height: `${(leads / most) * 6}rem` }} aria-hidden />
          <Typography variant="pi" textColor="neutral600">
            {dayAndMonth(start)}
          </Typography>
        </li>
      ))}
    </Bars>
  );
}

const Bars = styled.ul`
  display: flex;
  gap: 0.8rem;
  align-items: flex-end;
  text-align: center;

  li {
    flex: 1;
  }
`;
const Bar = styled.div`
  min-height: 0.2rem;
  border-radius: 0.2rem 0.2rem 0 0;
  background: ${({ theme }) => theme.colors.primary500};
`;

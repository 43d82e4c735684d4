import type { JobSummary } from '../../content/jobs.server.ts';
import { format, useMessages } from '../../i18n/messages';

export function usePositionType({
  positionType,
  weeklyHours,
}: Pick<JobSummary, 'positionType' | 'weeklyHours'>): string {
  const { careers } = useMessages();
  const type = careers[positionType];
  return weeklyHours ? `${type}, ${format(careers.hoursAWeek, { hours: weeklyHours })}` : type;
}

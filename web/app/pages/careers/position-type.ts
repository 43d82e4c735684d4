import type { JobSummary } from '#app/content/jobs.server.ts';
import { format, useMessages } from '#app/i18n/messages.ts';

export function usePositionType({
  positionType,
  weeklyHours,
}: Pick<JobSummary, 'positionType' | 'weeklyHours'>): string {
  const { careers } = useMessages();
  const type = careers[positionType];
  return weeklyHours ? `${type}, ${format(careers.hoursAWeek, { hours: weeklyHours })}` : type;
}

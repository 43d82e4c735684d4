import type { Core } from '@strapi/strapi';
import { describeError } from '../describe-error';

/** Types with `publish_at`, `unpublish_at` and `schedule_state`. */
const SCHEDULED_TYPES = [
  'api::article.article',
  'api::free-resource.free-resource',
  'api::job.job',
  'api::project.project',
] as const;
const EVERY_TEN_SECONDS = '*/10 * * * * *';
const AFTER_MIDNIGHT = '5 0 0 * * *';

type ScheduledType = (typeof SCHEDULED_TYPES)[number];
type Row = {
  id: number;
  documentId: string;
  schedule_state: string | null;
  publish_at: string | null;
  unpublish_at: string | null;
};

/** Publishes and unpublishes at the times that editors have set, and lets jobs disappear on the day after they close. */
export function keepSchedule(strapi: Core.Strapi, { contentChanged }: { contentChanged: () => void }): void {
  let isRunning = false;
  strapi.cron.add({
    schedule: {
      options: { rule: EVERY_TEN_SECONDS },
      task: async () => {
        if (isRunning) return;
        isRunning = true;
        try {
          await runSchedule(strapi, new Date());
        } catch (error) {
          strapi.log.error(`The schedule could not be read: ${error}`);
        } finally {
          isRunning = false;
        }
      },
    },
    // The lists of open jobs depend on the day.
    closedJobs: { options: { rule: AFTER_MIDNIGHT, tz: 'Etc/UTC' }, task: async () => contentChanged() },
  });
}

/** Does everything that is due at `now`. What fails says so in the entry's field "Schedule" and is not tried again. */
async function runSchedule(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const uid of SCHEDULED_TYPES) {
    const rows: Row[] = await strapi.db.query(uid).findMany({
      // The draft is what editors see and set.
      where: { publishedAt: null, $or: [{ publish_at: { $notNull: true } }, { unpublish_at: { $notNull: true } }] },
      select: ['id', 'documentId', 'schedule_state', 'publish_at', 'unpublish_at'],
    });
    for (const row of rows) {
      const isDue = (at: string | null) => at !== null && new Date(at) <= now;
      if (isDue(row.publish_at)) await act(strapi, uid, row, 'publish', now);
      else if (isDue(row.unpublish_at)) await act(strapi, uid, row, 'unpublish', now);
      else await tell(strapi, uid, row, plan(row));
    }
  }
}

async function act(
  strapi: Core.Strapi,
  uid: ScheduledType,
  row: Row,
  action: 'publish' | 'unpublish',
  now: Date,
): Promise<void> {
  const field = action === 'publish' ? 'publish_at' : 'unpublish_at';
  const { documentId } = row;
  const rest = plan({ ...row, [field]: null });
  try {
    await strapi.db.transaction(async () => {
      const done = `${action === 'publish' ? 'Published' : 'Unpublished'} as planned, ${stamp(now)}`;
      const data = { [field]: null, schedule_state: [done, rest].filter(Boolean).join('. ') };
      await strapi.documents(uid).update({ documentId, data });
      await (action === 'publish'
        ? strapi.documents(uid).publish({ documentId })
        : strapi.documents(uid).unpublish({ documentId }));
    });
  } catch (error) {
    const message = describeError(error);
    strapi.log.error(`${uid} ${documentId} could not be ${action}ed as planned: ${message}`);
    await strapi.db.query(uid).update({
      where: { id: row.id },
      data: { [field]: null, schedule_state: `FAILED to ${action}, ${stamp(now)}: ${message}`.slice(0, 250) },
    });
  }
}

/** Writes the state past the document service: it is not an edit, and must not mark a published entry as changed. */
async function tell(strapi: Core.Strapi, uid: ScheduledType, row: Row, state: string): Promise<void> {
  if (row.schedule_state === state) return;
  await strapi.db.query(uid).update({ where: { id: row.id }, data: { schedule_state: state } });
}

const plan = ({ publish_at, unpublish_at }: Pick<Row, 'publish_at' | 'unpublish_at'>): string =>
  [
    ...(publish_at ? [`Will be published ${stamp(new Date(publish_at))}`] : []),
    ...(unpublish_at ? [`Will be taken down ${stamp(new Date(unpublish_at))}`] : []),
  ].join('. ');

const stamp = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

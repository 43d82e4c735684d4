import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { labelOf } from '../admin-views/fields';
import { describeError } from '../describe-error';
import { isObject } from '../is-object';
import { formatTime } from './time-zone';

/** Types with `publish_at`, `unpublish_at` and `schedule_state`. */
const SCHEDULED_TYPES = [
  'api::article.article',
  'api::free-resource.free-resource',
  'api::job.job',
  'api::project.project',
] as const;
const EVERY_TEN_SECONDS = '*/10 * * * * *';
const AFTER_MIDNIGHT = '5 0 0 * * *';
/** The minute that an editor picks may begin before the form is saved. */
const TOLERANCE_MS = 60_000;
const TIMES = { publish_at: 'Publish', unpublish_at: 'Unpublish' } as const;

type ScheduledType = (typeof SCHEDULED_TYPES)[number];
type FormatTime = (at: Date) => string;
type Row = {
  id: number;
  documentId: string;
  schedule_state: string | null;
  publish_at: string | null;
  unpublish_at: string | null;
};

/**
 * Refuses a planned time that has passed, which would be carried out at once. The panel's picker makes midnight of a day that is
 * picked alone: for today that has always passed.
 */
export function validateSchedule(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params, contentType } = context;
    if (!isScheduled(uid) || (action !== 'create' && action !== 'update' && action !== 'clone')) return next();
    const data: unknown = params.data;
    if (!isObject(data)) return next();
    for (const [field, button] of Object.entries(TIMES)) {
      const at = timeOf(data[field]);
      if (at === null || at > Date.now() - TOLERANCE_MS) continue;
      const saved = 'documentId' in params ? await findDraft(strapi, uid, params.documentId) : null;
      if (action === 'update' && timeOf(saved?.[field]) === at) continue;
      const format = await studioClock(strapi);
      throw new errors.ValidationError(
        `“${labelOf(contentType.attributes, field)}” is ${format(new Date(at))}, which has passed. Pick a time in the future, or leave it empty and press ${button}.`,
      );
    }
    return next();
  });
}

const isScheduled = (uid: string): uid is ScheduledType => SCHEDULED_TYPES.some((type) => type === uid);

const timeOf = (value: unknown): number | null =>
  value instanceof Date || typeof value === 'string' ? new Date(value).getTime() : null;

const findDraft = (
  strapi: Core.Strapi,
  uid: ScheduledType,
  documentId: unknown,
): Promise<Record<string, unknown> | null> =>
  strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null }, select: ['publish_at', 'unpublish_at'] });

/** Publishes and unpublishes at the times that editors have set, and lets jobs disappear on the day after they close. */
export function startSchedule(strapi: Core.Strapi, { contentChanged }: { contentChanged: () => void }): void {
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
  const read = await studioClock(strapi);
  for (const uid of SCHEDULED_TYPES) {
    const rows: Row[] = await strapi.db.query(uid).findMany({
      // The draft is what editors see and set.
      where: { publishedAt: null, $or: [{ publish_at: { $notNull: true } }, { unpublish_at: { $notNull: true } }] },
      select: ['id', 'documentId', 'schedule_state', 'publish_at', 'unpublish_at'],
    });
    for (const row of rows) {
      const isDue = (at: string | null) => at !== null && new Date(at) <= now;
      if (isDue(row.publish_at)) await act(strapi, uid, row, 'publish', now, read);
      else if (isDue(row.unpublish_at)) await act(strapi, uid, row, 'unpublish', now, read);
      else await tell(strapi, uid, row, plan(row, read));
    }
  }
}

async function act(
  strapi: Core.Strapi,
  uid: ScheduledType,
  row: Row,
  action: 'publish' | 'unpublish',
  now: Date,
  read: FormatTime,
): Promise<void> {
  const field = action === 'publish' ? 'publish_at' : 'unpublish_at';
  const { documentId } = row;
  const rest = plan({ ...row, [field]: null }, read);
  try {
    await strapi.db.transaction(async () => {
      const done = `${action === 'publish' ? 'Published' : 'Taken down'} as planned at ${read(now)}`;
      const data = { [field]: null, schedule_state: [done, rest].filter(Boolean).join('. ') };
      await strapi.documents(uid).update({ documentId, data });
      await (action === 'publish'
        ? strapi.documents(uid).publish({ documentId })
        : strapi.documents(uid).unpublish({ documentId }));
    });
  } catch (error) {
    strapi.log.error(`${uid} ${documentId} could not be ${action}ed as planned: ${describeError(error)}`);
    const what = action === 'publish' ? 'Not published' : 'Not taken down';
    const why = error instanceof Error ? error.message : String(error);
    await strapi.db.query(uid).update({
      where: { id: row.id },
      data: { [field]: null, schedule_state: `${what} at ${read(now)}: ${why}`.slice(0, 250) },
    });
  }
}

/** Writes the state past the document service: it is not an edit, and must not mark a published entry as changed. */
async function tell(strapi: Core.Strapi, uid: ScheduledType, row: Row, state: string): Promise<void> {
  if (row.schedule_state === state) return;
  await strapi.db.query(uid).update({ where: { id: row.id }, data: { schedule_state: state } });
}

const plan = ({ publish_at, unpublish_at }: Pick<Row, 'publish_at' | 'unpublish_at'>, read: FormatTime): string =>
  [
    ...(publish_at ? [`Will be published at ${read(new Date(publish_at))}`] : []),
    ...(unpublish_at ? [`Will be taken down at ${read(new Date(unpublish_at))}`] : []),
  ].join('. ');

/** Writes times as the clocks of the studio show them. */
async function studioClock(strapi: Core.Strapi): Promise<FormatTime> {
  const site: { time_zone: string | null } | null = await strapi.db
    .query('api::site.site')
    .findOne({ where: { publishedAt: { $notNull: true } }, select: ['time_zone'] });
  return (at) => formatTime(at, site?.time_zone);
}

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
/** The picked minute may begin before the form is saved. */
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

/** Rejects a time in the past, which would take effect at once: the panel's picker sets midnight when only a day is picked. */
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
      const format = await getTimeFormatter(strapi);
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

/** Publishes and unpublishes at the times set by editors, and renews the content at midnight for jobs that close. */
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

/** A failure is shown in the entry's field "Schedule" and not retried. */
async function runSchedule(strapi: Core.Strapi, now: Date): Promise<void> {
  const format = await getTimeFormatter(strapi);
  for (const uid of SCHEDULED_TYPES) {
    const rows: Row[] = await strapi.db.query(uid).findMany({
      // Editors set the times on the draft.
      where: { publishedAt: null, $or: [{ publish_at: { $notNull: true } }, { unpublish_at: { $notNull: true } }] },
      select: ['id', 'documentId', 'schedule_state', 'publish_at', 'unpublish_at'],
    });
    for (const row of rows) {
      const isDue = (at: string | null) => at !== null && new Date(at) <= now;
      if (isDue(row.publish_at)) await runAction(strapi, uid, row, 'publish', now, format);
      else if (isDue(row.unpublish_at)) await runAction(strapi, uid, row, 'unpublish', now, format);
      else await setState(strapi, uid, row, plan(row, format));
    }
  }
}

async function runAction(
  strapi: Core.Strapi,
  uid: ScheduledType,
  row: Row,
  action: 'publish' | 'unpublish',
  now: Date,
  format: FormatTime,
): Promise<void> {
  const field = action === 'publish' ? 'publish_at' : 'unpublish_at';
  const { documentId } = row;
  const rest = plan({ ...row, [field]: null }, format);
  try {
    await strapi.db.transaction(async () => {
      const done = `${action === 'publish' ? 'Published' : 'Taken down'} as planned at ${format(now)}`;
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
      data: { [field]: null, schedule_state: `${what} at ${format(now)}: ${why}`.slice(0, 250) },
    });
  }
}

/** Bypasses the document service, which would mark the published entry as modified. */
async function setState(strapi: Core.Strapi, uid: ScheduledType, row: Row, state: string): Promise<void> {
  if (row.schedule_state === state) return;
  await strapi.db.query(uid).update({ where: { id: row.id }, data: { schedule_state: state } });
}

const plan = ({ publish_at, unpublish_at }: Pick<Row, 'publish_at' | 'unpublish_at'>, format: FormatTime): string =>
  [
    ...(publish_at ? [`Will be published at ${format(new Date(publish_at))}`] : []),
    ...(unpublish_at ? [`Will be taken down at ${format(new Date(unpublish_at))}`] : []),
  ].join('. ');

/** In the studio's time zone. */
async function getTimeFormatter(strapi: Core.Strapi): Promise<FormatTime> {
  const site: { time_zone: string | null } | null = await strapi.db
    .query('api::site.site')
    .findOne({ where: { publishedAt: { $notNull: true } }, select: ['time_zone'] });
  return (at) => formatTime(at, site?.time_zone);
}

import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { addAdminRoutes } from '../access/admin-routes';
import { PUBLIC_TYPES } from '../access/content-types';
import { permissionsFor } from '../access/permissions';
import { describeError } from '../describe-error';
import { labelOf } from '../field-labels/fields';
import { isObject } from '../is-object';
import { SCHEDULE_FIELDS } from '../schedule-fields';
import { type DraftedType, hasDrafts, isContentType, panelPath, titleOf } from '../schemas';
import { listPlannedLinks } from './menu-times';
import { NAVIGATION } from './navigation-validation';
import { canPublish } from './publish-permission';
import type { ListedEntry } from './review';
import { dayIn, type FormatTime, getTimeFormatter, getTimeZone } from './time-zone';

const EVERY_TEN_SECONDS = '*/10 * * * * *';
/** How far in the past a time may be: the picked minute may begin before the form is saved. */
const TOLERANCE_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
const LISTED_MS = 7 * DAY_MS;
const SITE = 'api::site.site';
const JOB = 'api::job.job';
const DATE = 'shared.date';

/** How *Schedule* begins while something is planned. */
const PLANNED = 'Will be ';

const time = z.string().nullish();
const rowSchema = z.looseObject({
  id: z.number(),
  documentId: z.string(),
  schedule_state: time,
  publish_at: time,
  unpublish_at: time,
});
type Row = z.output<typeof rowSchema>;
const closingJob = z.object({ documentId: z.string(), title: z.string(), closes_on: z.string() });

/** Types whose schema has `publish_at`. Single types, which the site can't do without, have no `unpublish_at`. */
const listScheduledTypes = (strapi: Core.Strapi): DraftedType[] =>
  PUBLIC_TYPES.flatMap((uid) => (isScheduled(strapi, uid) ? uid : []));

const isScheduled = (strapi: Core.Strapi, uid: string): uid is DraftedType =>
  isContentType(strapi, uid) && hasDrafts(strapi, uid) && 'publish_at' in strapi.contentTypes[uid].attributes;

/** Drafts with a time, because editors set times on the draft, and those that still say so. */
async function listScheduled(strapi: Core.Strapi, uid: DraftedType): Promise<Row[]> {
  const fields = Object.keys(SCHEDULE_FIELDS).filter((field) => field in strapi.contentTypes[uid].attributes);
  const hasTime = fields.map((field) => ({ [field]: { $notNull: true } }));
  const where = { publishedAt: null, $or: [...hasTime, { schedule_state: { $startsWith: PLANNED } }] };
  return z.array(rowSchema).parse(await strapi.db.query(uid).findMany({ where }));
}

/** `GET /schedule`: what the user may read of what is published or taken down in the next seven days. Call it in `register`. */
export function registerSchedule(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '', [['GET', '/schedule', ({ state }) => listPlanned(strapi, state.userAbility)]]);
}

async function listPlanned(strapi: Core.Strapi, userAbility: unknown): Promise<ListedEntry[]> {
  const format = await getTimeFormatter(strapi);
  const [now, end] = [new Date(), new Date(Date.now() + LISTED_MS)];
  const planned: (ListedEntry & { at: number })[] = [];
  const add = (uid: UID.ContentType, documentId: string, title: string, times: [unknown, unknown]) => {
    for (const [index, event] of ['Goes live', 'Goes away'].entries()) {
      const at = timeOf(times[index]);
      if (at === null || at < now.getTime() || at > end.getTime()) continue;
      const details = [`${event} at ${format(new Date(at))}`, strapi.contentTypes[uid].info.displayName];
      planned.push({ title, path: panelPath(strapi, uid, documentId), details, at });
    }
  };
  const canRead = (uid: UID.ContentType): boolean => permissionsFor(strapi, userAbility, uid).can.read();
  for (const uid of listScheduledTypes(strapi).filter(canRead))
    for (const row of await listScheduled(strapi, uid))
      add(uid, row.documentId, titleOf(strapi, uid, row), [row.publish_at, row.unpublish_at]);
  if (canRead(NAVIGATION))
    for (const { kind, label, page, shown_from, shown_until } of await listPlannedLinks(strapi, now, end))
      add(NAVIGATION, '', label || page?.title || kind, [shown_from, shown_until]);
  if (canRead(SITE)) for (const until of await listNoticeEnds(strapi, now, end)) add(SITE, '', 'Notice', [null, until]);
  if (canRead(JOB)) {
    const timeZone = await getTimeZone(strapi);
    const [today, lastDay] = [dayIn(now, timeZone), dayIn(end, timeZone)];
    for (const { documentId, title, closes_on } of await listClosingJobs(strapi, today, lastDay)) {
      const details = [`Closes at the end of ${formatDay(closes_on)}`, strapi.contentTypes[JOB].info.displayName];
      planned.push({ title, path: panelPath(strapi, JOB, documentId), details, at: Date.parse(closes_on) + DAY_MS });
    }
  }
  return planned.sort((a, b) => a.at - b.at);
}

const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Published jobs whose last day is within the range. */
async function listClosingJobs(strapi: Core.Strapi, $gte: string, $lte: string) {
  const where = { publishedAt: { $notNull: true }, closes_on: { $gte, $lte } };
  return z.array(closingJob).parse(await strapi.db.query(JOB).findMany({ where }));
}

/** When the published notice ends, if that is after `from` and not after `to`. */
async function listNoticeEnds(strapi: Core.Strapi, from: Date, to: Date): Promise<string[]> {
  const where = { publishedAt: { $notNull: true }, notice_until: { $gt: from, $lte: to } };
  const rows = await strapi.db.query(SITE).findMany({ where, select: ['notice_until'] });
  return rows.map(({ notice_until }) => notice_until);
}

/** Dates of events that begin after `from`, until `to` inclusive. */
const listBegunDates = (strapi: Core.Strapi, from: Date, to: Date): Promise<unknown[]> =>
  strapi.db.query(DATE).findMany({ where: { starts_at: { $gt: from, $lte: to } }, select: ['id'] });

/**
 * Rejects a time in the past, which would take effect at once (the panel's picker sets midnight when only a day is picked), and a time set
 * without the permission to publish. A clone doesn't inherit times.
 */
export function validateSchedule(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params, contentType } = context;
    if (!isScheduled(strapi, uid) || (action !== 'create' && action !== 'update' && action !== 'clone')) return next();
    const data: unknown = params.data;
    if (!isObject(data)) return next();
    if (action === 'clone') data.schedule_state = null;
    const saved = action === 'update' ? await findDraft(strapi, uid, params.documentId) : null;
    for (const [field, button] of Object.entries(SCHEDULE_FIELDS)) {
      if (!(field in contentType.attributes)) continue;
      if (!(field in data)) {
        if (action === 'clone') data[field] = null;
        continue;
      }
      const at = timeOf(data[field]);
      if (at === timeOf(saved?.[field])) continue;
      if (!canPublish(strapi, uid))
        throw new errors.ApplicationError(
          `“${labelOf(contentType.attributes, field)}” is set by those who may publish. Leave it unchanged.`,
        );
      if (at === null || at > Date.now() - TOLERANCE_MS) continue;
      const format = await getTimeFormatter(strapi);
      throw new errors.ValidationError(
        `“${labelOf(contentType.attributes, field)}” is ${format(new Date(at))}, which has passed. Pick a time in the future, or leave it empty and press ${button}.`,
      );
    }
    return next();
  });
}

/**
 * Publishing or discarding a draft by hand ends its plan to be published, which would later publish whatever the draft has become. A
 * discarded draft keeps its time to be taken down: the published one may have passed, and would take effect at once.
 */
export function endPlans(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (!isScheduled(strapi, uid) || (action !== 'publish' && action !== 'discardDraft')) return next();
    const { documentId } = params;
    const end = (data: Record<string, unknown>) =>
      strapi.db
        .query(uid)
        .updateMany({ where: { documentId, publishedAt: null }, data: { ...data, publish_at: null } });
    return strapi.db.transaction(async () => {
      if (action === 'publish') {
        await end({});
        return next();
      }
      const saved = await findDraft(strapi, uid, documentId);
      const result = await next();
      await end(saved && 'unpublish_at' in saved ? { unpublish_at: saved.unpublish_at } : {});
      return result;
    });
  });
}

const timeOf = (value: unknown): number | null =>
  value instanceof Date || typeof value === 'string' ? new Date(value).getTime() : null;

const findDraft = (
  strapi: Core.Strapi,
  uid: DraftedType,
  documentId: unknown,
): Promise<Record<string, unknown> | null> =>
  strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null } });

/**
 * Publishes and unpublishes at the times set by editors. Renews the content version when a menu link appears or disappears, when the
 * notice ends, when a date begins, and at midnight in the office's time zone, for jobs that close and for days that are counted from today.
 */
export function startSchedule(strapi: Core.Strapi, { contentChanged }: { contentChanged: () => void }): void {
  let isRunning = false;
  let readAt = new Date();
  strapi.cron.add({
    schedule: {
      options: { rule: EVERY_TEN_SECONDS },
      task: async () => {
        if (isRunning) return;
        isRunning = true;
        try {
          const now = new Date();
          await runSchedule(strapi, now);
          const timeZone = await getTimeZone(strapi);
          const isNewDay = dayIn(readAt, timeZone) !== dayIn(now, timeZone);
          const passed = [
            ...(await listPlannedLinks(strapi, readAt, now)),
            ...(await listNoticeEnds(strapi, readAt, now)),
            ...(await listBegunDates(strapi, readAt, now)),
          ];
          readAt = now;
          if (isNewDay || passed.length > 0) contentChanged();
        } catch (error) {
          strapi.log.error(`The schedule could not be read: ${error}`);
        } finally {
          isRunning = false;
        }
      },
    },
  });
}

/** Carries out what is due. A failure is shown in the entry's field "Schedule" and not retried. */
async function runSchedule(strapi: Core.Strapi, now: Date): Promise<void> {
  const format = await getTimeFormatter(strapi);
  for (const uid of listScheduledTypes(strapi)) {
    for (const row of await listScheduled(strapi, uid)) {
      const isDue = (at: Row['publish_at']) => Boolean(at) && new Date(at ?? '') <= now;
      if (isDue(row.publish_at)) await runAction(strapi, uid, row, 'publish', now, format);
      else if (isDue(row.unpublish_at)) await runAction(strapi, uid, row, 'unpublish', now, format);
      else await setState(strapi, uid, row, plan(row, format));
    }
  }
}

async function runAction(
  strapi: Core.Strapi,
  uid: DraftedType,
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
      const data: Record<string, string | null> = {
        [field]: null,
        schedule_state: [done, rest].filter(Boolean).join('. '),
      };
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

/** Writes directly to the database, because the document service would mark the published entry as modified. */
async function setState(strapi: Core.Strapi, uid: DraftedType, row: Row, state: string): Promise<void> {
  if (row.schedule_state === state) return;
  await strapi.db.query(uid).update({ where: { id: row.id }, data: { schedule_state: state } });
}

const plan = ({ publish_at, unpublish_at }: Pick<Row, 'publish_at' | 'unpublish_at'>, format: FormatTime): string =>
  [
    ...(publish_at ? [`${PLANNED}published at ${format(new Date(publish_at))}`] : []),
    ...(unpublish_at ? [`${PLANNED}taken down at ${format(new Date(unpublish_at))}`] : []),
  ].join('. ');

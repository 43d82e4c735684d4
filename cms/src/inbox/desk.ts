import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { addAdminRoutes } from '../access/admin-routes';
import { TEAM_FIELDS } from '../access/content-types';
import { labelOf } from '../field-labels/fields';
import { exportCsv } from './export-inbox';
import { addToHistory, historySchema, OPEN_STATES } from './lead-changes';
import { leadFilter, listReadableTypes, type ReadableType, type View, type Viewer, whereOf } from './lead-query';
import { MAX_NOTE_LENGTH } from './note-length';
import { getOffice, type Office } from './office-time';
import { reportLeads } from './report';
import { monthsBefore, retentionMonths } from './retention';

const PAGE = 50;
const MAX_LEADS = 1000;
const EXCERPT = 140;
const READ = 'plugin::content-manager.explorer.read';
const COUNTED_VIEWS: View[] = ['new', 'mine', 'today', 'overdue'];
const OMITTED_FIELDS = [
  ...TEAM_FIELDS,
  'submission_id',
  'received_at',
  'due_at',
  'answered_at',
  'source_page',
  'consent',
];

const listQuery = leadFilter.extend({ limit: z.coerce.number().int().min(1).max(MAX_LEADS).default(PAGE) });
const changeBody = z.strictObject({
  state: z.string().optional(),
  owner: z.string().nullable().optional(),
  note: z.string().trim().min(1).max(MAX_NOTE_LENGTH).optional(),
  reply: z.string().max(300).optional(),
});
const text = z.string().nullish();
const row = z.looseObject({
  documentId: z.string(),
  name: text,
  email: text,
  company: text,
  subject: text,
  job_title: text,
  message: text,
  idea_description: text,
  state: z.string(),
  owner: text,
  notes: text,
  received_at: text,
  due_at: text,
  answered_at: text,
  source_page: text,
  history: historySchema,
  // `provider` and `hash` are what Strapi signs a URL by.
  cv: z.object({ name: z.string(), url: z.string(), provider: z.string(), hash: z.string() }).nullish(),
  job: z
    .object({ documentId: z.string(), title: z.string(), single_job_person: z.object({ name: z.string() }).nullish() })
    .nullish(),
});
type Row = z.output<typeof row>;

/** Adds the desk's routes for panel users. Each returns only what the user's role may read. Call it in `register`. */
export function registerDesk(strapi: Core.Strapi): void {
  const atDesk = (handler: (ctx: Context, desk: Desk) => Promise<unknown>) => async (ctx: Context) =>
    handler(ctx, await openDesk(strapi, ctx));
  addAdminRoutes(strapi, '/inbox', [
    ['GET', '/desk', atDesk((_, desk) => getSettings(strapi, desk))],
    ['GET', '/counts', atDesk((_, desk) => countLeads(strapi, desk))],
    ['GET', '/report', atDesk((_, { types, office, viewer: { now } }) => reportLeads(strapi, types, office, now))],
    ['GET', '/leads', atDesk((ctx, desk) => listLeads(strapi, ctx, desk))],
    ['GET', '/leads/:type/:id', atDesk((ctx, desk) => getLead(strapi, ctx, desk))],
    ['PUT', '/leads/:type/:id', atDesk((ctx, desk) => changeLead(strapi, ctx, desk))],
    ['GET', '/:name', atDesk((ctx, { viewer }) => exportCsv(strapi, ctx, viewer))],
  ]);
}

type Desk = { types: ReadableType[]; office: Office; viewer: Viewer };

async function openDesk(strapi: Core.Strapi, ctx: Context): Promise<Desk> {
  const office = await getOffice(strapi);
  return {
    office,
    types: await listReadableTypes(strapi, ctx.state.userAbility),
    viewer: { now: new Date(), timeZone: office.timeZone, me: ctx.state.user.email },
  };
}

const users = z.array(z.object({ email: z.string(), firstname: text, lastname: text }));

/** Users whose role may read leads of this type. */
async function listOwners(strapi: Core.Strapi, uid: ReadableType['uid']): Promise<{ email: string; name: string }[]> {
  const found = await strapi.db.query('admin::user').findMany({
    where: { isActive: true, blocked: false, roles: { permissions: { action: READ, subject: uid } } },
    select: ['email', 'firstname', 'lastname'],
  });
  return users.parse(found).map(({ email, firstname, lastname }) => ({
    email,
    name: [firstname, lastname].filter(Boolean).join(' ') || email,
  }));
}

async function getSettings(strapi: Core.Strapi, { types, office: { name, city, timeZone }, viewer: { me } }: Desk) {
  const allTypes = await Promise.all(
    types.map(async ({ uid, name: type, label }) => ({
      name: type,
      label,
      states: statesOf(strapi, uid),
      owners: await listOwners(strapi, uid),
    })),
  );
  const templates = z
    .array(z.looseObject({ for_leads: z.string() }))
    .parse(await strapi.documents('api::reply-template.reply-template').findMany({ sort: 'name' }));
  return {
    me,
    studio: { name, city, timeZone, siteUrl: process.env.SITE_URL ?? '' },
    types: allTypes,
    templates: templates.filter(
      ({ for_leads }) =>
        types.some(({ name: type }) => type === for_leads) || (for_leads === 'all' && types.length > 0),
    ),
  };
}

function statesOf(strapi: Core.Strapi, uid: ReadableType['uid']): string[] {
  const { state } = strapi.contentTypes[uid].attributes;
  return state.enum;
}

async function countLeads(strapi: Core.Strapi, { types, viewer }: Desk): Promise<Record<string, number>> {
  const count = async (view: View) => {
    const counts = await Promise.all(
      types.map((type) => strapi.db.query(type.uid).count({ where: whereOf(type, { view }, viewer) })),
    );
    return [view, counts.reduce((sum, number) => sum + number, 0)] as const;
  };
  return Object.fromEntries(await Promise.all(COUNTED_VIEWS.map(count)));
}

/** The newest leads of all types, merged. To load more, ask again with a greater `limit`, so that the list shows a single moment. */
async function listLeads(strapi: Core.Strapi, ctx: Context, { types, viewer }: Desk) {
  const { data } = listQuery.safeParse(ctx.query);
  if (!data) return ctx.badRequest('The filters are not valid');
  const { limit, type: wanted, ...filter } = data;
  const pages = await Promise.all(
    types
      .filter(({ name }) => !wanted || name === wanted)
      .map(async (type) => {
        const rows = await strapi.db.query(type.uid).findMany({
          where: whereOf(type, filter, viewer),
          orderBy: [{ received_at: 'desc' }, { id: 'desc' }],
          limit: limit + 1,
        });
        return z
          .array(row)
          .parse(rows)
          .map((entry) => summaryOf(type, entry));
      }),
  );
  const leads = pages.flat().sort((a, b) => Number(a.receivedAt < b.receivedAt) - Number(a.receivedAt > b.receivedAt));
  return { leads: leads.slice(0, limit), hasMore: leads.length > limit };
}

function summaryOf(type: ReadableType, entry: Row) {
  const read = (name: keyof Row & string) =>
    type.permissions.can.read(undefined, name) ? String(entry[name] ?? '') : '';
  return {
    type: type.name,
    typeLabel: type.label,
    id: entry.documentId,
    name: read('name'),
    about: read('subject') || read('job_title') || read('company'),
    excerpt: (read('message') || read('idea_description')).slice(0, EXCERPT),
    state: entry.state,
    isOpen: OPEN_STATES.includes(entry.state),
    owner: read('owner'),
    receivedAt: entry.received_at ?? '',
    dueAt: entry.due_at ?? null,
    answeredAt: entry.answered_at ?? null,
  };
}

async function getLead(strapi: Core.Strapi, ctx: Context, { types }: Desk) {
  const found = await findLead(strapi, ctx, types);
  if (!found) return ctx.notFound();
  const { type, entry } = found;
  const { attributes } = strapi.contentTypes[type.uid];
  const can = (name: string) => type.permissions.can.read(undefined, name);
  return {
    ...summaryOf(type, entry),
    email: can('email') ? (entry.email ?? '') : '',
    company: can('company') ? (entry.company ?? '') : '',
    sent: type.fields
      .filter(({ name }) => !OMITTED_FIELDS.includes(name))
      .flatMap(({ name, label }) => {
        const value = entry[name];
        const shown = typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '');
        return shown ? [{ name, label, value: shown }] : [];
      }),
    sourcePage: can('source_page') ? (entry.source_page ?? '') : '',
    cv: can('cv') && entry.cv ? await signCv(strapi, entry.cv) : null,
    job: can('job') && entry.job ? { ...entry.job, contact: entry.job.single_job_person?.name ?? '' } : null,
    jobLabel: labelOf(attributes, 'job'),
    notes: can('notes') ? (entry.notes ?? '') : '',
    deletedAt: deletionOf(type, entry),
    history: entry.history,
    canChange: !type.permissions.cannot.update(undefined, 'state'),
    panelPath: `/content-manager/collection-types/${type.uid}/${entry.documentId}`,
  };
}

async function findLead(
  strapi: Core.Strapi,
  ctx: Context,
  types: ReadableType[],
): Promise<{ type: ReadableType; entry: Row } | null> {
  const type = types.find(({ name }) => name === ctx.params.type);
  if (!type) return null;
  const isApplication = type.uid === 'api::job-application.job-application';
  const entry = await strapi.db.query(type.uid).findOne({
    where: { $and: [type.conditions, { documentId: ctx.params.id }] },
    populate: isApplication ? { cv: true, job: { populate: { single_job_person: true } } } : [],
  });
  return entry ? { type, entry: row.parse(entry) } : null;
}

/** Signs the CV's URL, which then expires (access/applicant-files.ts). */
async function signCv(strapi: Core.Strapi, cv: NonNullable<Row['cv']>) {
  const { url } = await strapi.plugin('upload').service('file').signFileUrls(cv);
  return { name: cv.name, url: String(url) };
}

/** The day on which retention.ts deletes the lead. */
function deletionOf({ uid }: ReadableType, { received_at }: Row): string | null {
  if (!received_at) return null;
  return monthsBefore(new Date(received_at), -retentionMonths(process.env)[uid]).toISOString();
}

async function changeLead(strapi: Core.Strapi, ctx: Context, desk: Desk) {
  const found = await findLead(strapi, ctx, desk.types);
  if (!found) return ctx.notFound();
  const { type, entry } = found;
  const { data: change, error } = changeBody.safeParse(ctx.request.body);
  if (error) return ctx.badRequest(z.prettifyError(error));
  const { note, reply, ...fields } = change;
  const wanted = [...Object.keys(fields), ...(note || reply ? ['notes'] : [])];
  if (wanted.some((name) => type.permissions.cannot.update(entry, name))) return ctx.forbidden();
  if (fields.owner && !(await listOwners(strapi, type.uid)).some(({ email }) => email === fields.owner))
    return ctx.badRequest('The owner must be a user of the panel who may read this lead');
  // Checked before the history is written: if the document service refused the state later, a retry would add the note twice.
  if (fields.state !== undefined && !statesOf(strapi, type.uid).includes(fields.state))
    return ctx.badRequest('There is no such state');
  const { documentId } = entry;
  if (note || reply)
    await addToHistory(strapi, type.uid, documentId, { ...(note ? { note } : {}), ...(reply ? { reply } : {}) });
  if (Object.keys(fields).length > 0)
    await strapi.documents(type.uid).update({ documentId, data: Object.fromEntries(Object.entries(fields)) });
  return getLead(strapi, ctx, desk);
}

import type { Core, Schema } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { INBOX_TYPES, type InboxType, TEAM_FIELDS } from '../access/content-types';
import { nameOfUser } from '../access/user-name';
import { labelOf } from '../field-labels/fields';
import { isObject } from '../is-object';
import { dayIn } from '../publishing/time-zone';

/** Fields that Strapi writes itself. */
const SYSTEM_FIELDS = ['createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale', 'localizations'];
/** States in which a lead still needs work. */
export const OPEN_STATES = ['new', 'in_progress'];
/** States that mean a reply was sent, unlike *Lost*, for example. */
const REPLIED_STATES = ['answered', 'invited', 'rejected'];

const historyEntry = z.object({
  /** ISO 8601. */
  at: z.string(),
  by: z.string(),
  state: z.string().optional(),
  owner: z.string().optional(),
  note: z.string().optional(),
  /** Subject of a reply that was opened in the user's mail program. */
  reply: z.string().optional(),
});
type HistoryEntry = z.output<typeof historyEntry>;
export const historySchema = z.array(historyEntry).catch([]);

/** The panel's field *Notes*, then the notes written on the desk, each with its day at the office. */
export const notesOf = ({ notes, history }: Record<string, unknown>, timeZone: string): string =>
  [
    ...(notes ? [String(notes)] : []),
    ...historySchema
      .parse(history)
      .flatMap(({ at, by, note }) => (note ? [`${dayIn(new Date(at), timeZone)}, ${by}: ${note}`] : [])),
  ].join('\n');

const isInboxType = (uid: string): uid is InboxType => INBOX_TYPES.some((type) => type === uid);

/**
 * Refuses changes to what the sender wrote, and records who changed state or owner and when, whether through the panel, the desk or the
 * API. Call it in `register`.
 */
export function watchLeadChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params, contentType } = context;
    if (!isInboxType(uid) || (action !== 'update' && action !== 'create')) return next();
    const data: unknown = params.data;
    if (!isObject(data)) return next();
    if (action === 'create') {
      data.received_at ??= new Date().toISOString();
      return next();
    }
    const { documentId } = params;
    const saved = await strapi.db.query(uid).findOne({ where: { documentId }, populate: ['cv', 'job'] });
    if (!saved) return next();
    refuseSentFields(contentType, saved, data);
    const { state, owner } = changedFields(saved, data);
    if (state && REPLIED_STATES.includes(state) && !saved.answered_at) data.answered_at = new Date().toISOString();
    const result = await next();
    if (state !== undefined || owner !== undefined)
      await addToHistory(strapi, uid, String(documentId), {
        ...(state === undefined ? {} : { state }),
        ...(owner === undefined ? {} : { owner }),
      });
    return result;
  });
}

function refuseSentFields(
  { attributes }: Schema.ContentType,
  saved: Record<string, unknown>,
  data: Record<string, unknown>,
): void {
  for (const [name, attribute] of Object.entries(attributes)) {
    if (!(name in data) || data[name] === undefined || TEAM_FIELDS.includes(name) || SYSTEM_FIELDS.includes(name))
      continue;
    if (comparable(attribute, data[name]) !== comparable(attribute, saved[name]))
      throw new errors.ValidationError(
        `“${labelOf(attributes, name)}” is part of the lead as it was received, and can’t be changed.`,
      );
  }
}

/** A value in a form that can be compared. The panel sends all fields, changed or not, with relations as lists of changes. */
function comparable(attribute: Schema.Attribute.AnyAttribute, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (attribute.type === 'datetime') return new Date(String(value)).getTime();
  if (attribute.type === 'relation') return isObject(value) && !hasChanges(value) ? null : value;
  if (attribute.type === 'media') return Number(isObject(value) ? value.id : value);
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

const hasChanges = ({ connect, disconnect, set }: Record<string, unknown>): boolean =>
  [connect, disconnect, set].some((change) => Array.isArray(change) && change.length > 0);

function changedFields(saved: Record<string, unknown>, data: Record<string, unknown>) {
  const changed = (name: string) =>
    name in data && (data[name] ?? '') !== (saved[name] ?? '') ? String(data[name] ?? '') : undefined;
  return { state: changed('state'), owner: changed('owner') };
}

/** Adds a line to a lead's history, in the name of the user who sent the request. The first reply sets `answered_at`. */
export async function addToHistory(
  strapi: Core.Strapi,
  uid: InboxType,
  documentId: string,
  change: Omit<HistoryEntry, 'at' | 'by'>,
): Promise<void> {
  const entry: HistoryEntry = { at: new Date().toISOString(), by: nameOfUser(strapi) ?? 'A program', ...change };
  const query = strapi.db.query(uid);
  await strapi.db.transaction(async () => {
    // Locks the row first, so that two simultaneous changes don't overwrite each other.
    await query.updateMany({ where: { documentId }, data: { updatedAt: new Date() } });
    const { history, answered_at } = await query.findOne({ where: { documentId }, select: ['history', 'answered_at'] });
    await query.updateMany({
      where: { documentId },
      data: {
        history: [...historySchema.parse(history), entry],
        ...(entry.reply !== undefined && !answered_at ? { answered_at: entry.at } : {}),
      },
    });
  });
}

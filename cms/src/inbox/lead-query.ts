import type { Core, Schema } from '@strapi/strapi';
import { z } from 'zod';
import { INBOX_TYPES, type InboxType } from '../access/content-types';
import { type Permissions, permissionsFor } from '../access/permissions';
import { editorOf } from '../field-labels/fields';
import { OPEN_STATES } from './lead-changes';
import { startOfDay } from './office-time';

const VIEWS = ['all', 'new', 'mine', 'today', 'overdue', 'spam'] as const;
export type View = (typeof VIEWS)[number];

const TEXT_TYPES = ['string', 'text'];
/** Attributes left out of lists and exports. The job's title is also a field of its own, and a CV's URL would expire. */
const OMITTED_TYPES = ['relation', 'media', 'component', 'dynamiczone'];

/** Filters of a list or an export of leads. */
export const leadFilter = z.object({
  view: z.enum(VIEWS).optional(),
  type: z.string().optional(),
  q: z.string().max(200).optional(),
});
type LeadFilter = z.output<typeof leadFilter>;

type Field = { name: string; label: string; isText: boolean };

/** A type of lead that the user may read. */
export type ReadableType = {
  uid: InboxType;
  /** `contact-message` */
  name: string;
  label: string;
  fields: Field[];
  permissions: Permissions;
  /** The role's conditions as a query filter, such as "own entries only". */
  conditions: object;
};

export async function listReadableTypes(strapi: Core.Strapi, userAbility: unknown): Promise<ReadableType[]> {
  const types: ReadableType[] = [];
  for (const uid of INBOX_TYPES) {
    const permissions = permissionsFor(strapi, userAbility, uid);
    if (permissions.cannot.read()) continue;
    const contentType = strapi.contentType(uid);
    const { info } = contentType;
    const fields = fieldsOf(contentType).filter(({ name }) => permissions.can.read(undefined, name));
    const { filters } = await permissions.sanitizedQuery.read({});
    types.push({
      uid,
      name: info.singularName,
      label: info.displayName,
      fields,
      permissions,
      conditions: filters ?? {},
    });
  }
  return types;
}

function fieldsOf({ attributes }: Schema.ContentType): Field[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    // Strapi's own fields have no label.
    const label = editorOf(attribute)?.label;
    return label && !OMITTED_TYPES.includes(attribute.type)
      ? [{ name, label, isText: TEXT_TYPES.includes(attribute.type) }]
      : [];
  });
}

export type Viewer = { now: Date; timeZone: string; me: string };

export function whereOf({ conditions, fields }: ReadableType, { view = 'all', q }: LeadFilter, viewer: Viewer): object {
  const words = q?.trim();
  return {
    $and: [
      conditions,
      ...conditionsOf(view, viewer),
      ...(words
        ? [{ $or: fields.filter(({ isText }) => isText).map(({ name }) => ({ [name]: { $containsi: words } })) }]
        : []),
    ],
  };
}

function conditionsOf(view: View, { now, timeZone, me }: Viewer): object[] {
  const isOpen = { state: { $in: OPEN_STATES } };
  const isUnanswered = { ...isOpen, answered_at: { $null: true } };
  switch (view) {
    case 'all':
      return [{ state: { $ne: 'spam' } }];
    case 'new':
      return [{ state: 'new' }];
    case 'mine':
      return [{ owner: me, ...isOpen }];
    case 'today': {
      const [start, end] = [0, 1].map((later) => startOfDay(now, timeZone, later).toISOString());
      return [isUnanswered, { due_at: { $gte: start, $lt: end } }];
    }
    case 'overdue':
      return [isUnanswered, { due_at: { $lt: now.toISOString() } }];
    case 'spam':
      return [{ state: 'spam' }];
  }
}

import { expect, it } from 'vitest';
import type { InboxType } from '../../cms/src/access/content-types.ts';
import { deleteCvWithApplication } from '../../cms/src/inbox/delete-cv.ts';
import { deleteOldLeads, monthsBefore, retentionMonths } from '../../cms/src/inbox/delete-old-leads.ts';
import { startInboxRetention } from '../../cms/src/inbox/lead-retention.ts';

const keep = retentionMonths({});
const now = new Date('2026-11-20T12:00:00Z');

const MESSAGE = 'api::contact-message.contact-message';
const STARTUP = 'api::startup-application.startup-application';
const APPLICATION = 'api::job-application.job-application';

it('deletes what is older than 12 months, applications after 6', async () => {
  const entries: { type: InboxType; documentId: string; received: string }[] = [
    { type: MESSAGE, documentId: 'old', received: '2025-11-20T11:59:00Z' },
    { type: MESSAGE, documentId: 'young', received: '2025-11-20T12:01:00Z' },
    { type: STARTUP, documentId: 'old idea', received: '2024-01-01T00:00:00Z' },
    { type: APPLICATION, documentId: 'old CV', received: '2026-05-01T00:00:00Z' },
    { type: APPLICATION, documentId: 'young CV', received: '2026-06-01T00:00:00Z' },
  ];
  const store = {
    findReceivedBefore: async (type: InboxType, moment: Date, { start, limit }: { start: number; limit: number }) =>
      entries
        .filter((entry) => entry.type === type && new Date(entry.received) < moment)
        .slice(start, start + limit)
        .map(({ documentId }) => documentId),
    deleteDocument: async (_: InboxType, documentId: string) => {
      entries.splice(
        entries.findIndex((entry) => entry.documentId === documentId),
        1,
      );
    },
  };
  expect(await deleteOldLeads(store, keep, now)).toEqual({ deleted: 3, failures: [] });
  expect(entries.map(({ documentId }) => documentId)).toEqual(['young', 'young CV']);
});

it('a shorter month ends earlier', () => {
  expect(monthsBefore(new Date('2026-08-31T12:00:00Z'), 6).toISOString()).toBe('2026-02-28T12:00:00.000Z');
});

it('the time can be changed, not to nonsense', () => {
  expect(retentionMonths({ LEADS_KEEP_MONTHS: '3' })[MESSAGE]).toBe(3);
  expect(() => retentionMonths({ APPLICATIONS_KEEP_MONTHS: 'never' })).toThrow('APPLICATIONS_KEEP_MONTHS');
});

it('entries that cannot be deleted, more of them than are looked at together, do not keep the others', async () => {
  const entries = Array.from({ length: 250 }, (_, at) => `${at % 2 ? 'stuck' : 'old'} ${at}`);
  const store = {
    findReceivedBefore: async (type: InboxType, _: Date, { start, limit }: { start: number; limit: number }) =>
      type === APPLICATION ? entries.slice(start, start + limit) : [],
    deleteDocument: async (_: InboxType, documentId: string) => {
      if (documentId.startsWith('stuck')) throw new Error('EACCES');
      entries.splice(entries.indexOf(documentId), 1);
    },
  };
  const { deleted, failures } = await deleteOldLeads(store, keep, now);
  expect(deleted).toBe(125);
  expect(failures).toHaveLength(125);
  expect(entries.every((entry) => entry.startsWith('stuck'))).toBe(true);
});

it('an entry that cannot be deleted is logged, and nothing else stops: it is tried again the next night', async () => {
  const errors: string[] = [];
  const tasks: { deleteOldLeads: { task: () => Promise<void> } }[] = [];
  const strapi = {
    documents: (uid: string) => ({
      findMany: async () => (uid === APPLICATION ? [{ documentId: 'old CV' }] : []),
      delete: () => Promise.reject(new Error('EACCES: permission denied')),
    }),
    cron: { add: (task: (typeof tasks)[number]) => tasks.push(task) },
    log: { info: () => {}, error: (text: string) => errors.push(text) },
  };
  await startInboxRetention(strapi as never);
  await tasks[0]?.deleteOldLeads.task();
  expect(errors).toHaveLength(2);
  expect(errors[0]).toContain('EACCES');
});

it('an application whose file cannot be deleted stays, so that the file can be found', async () => {
  const middlewares: ((context: object, next: () => Promise<string>) => Promise<string>)[] = [];
  const strapi = {
    documents: { use: (middleware: (typeof middlewares)[number]) => middlewares.push(middleware) },
    db: { query: () => ({ findOne: async () => ({ cv: { id: 7 } }) }) },
    plugin: () => ({ service: () => ({ remove: () => Promise.reject(new Error('EACCES: permission denied')) }) }),
  };
  deleteCvWithApplication(strapi as never);
  const [middleware] = middlewares;
  const change = (uid: string, action: string) =>
    middleware?.({ uid, action, params: { documentId: 'a' } }, async () => 'done');
  await expect(change(APPLICATION, 'delete')).rejects.toThrow('EACCES');
  expect(await change(APPLICATION, 'update')).toBe('done');
  expect(await change(MESSAGE, 'delete')).toBe('done');
});

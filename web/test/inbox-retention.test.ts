import { expect, it } from 'vitest';
import { startHistoryRetention } from '../../cms/src/history/version-retention.ts';
import { deleteCvWithApplication } from '../../cms/src/inbox/delete-cv.ts';
import { monthsBefore, retentionMonths, startInboxRetention } from '../../cms/src/inbox/retention.ts';

const MESSAGE = 'api::contact-message.contact-message';
const APPLICATION = 'api::job-application.job-application';

it('a period that ends in a shorter month ends on its last day', () => {
  expect(monthsBefore(new Date('2026-08-31T12:00:00Z'), 6).toISOString()).toBe('2026-02-28T12:00:00.000Z');
});

it('leads are deleted after 12 months and applications after 6; other periods are validated', () => {
  expect(retentionMonths({})).toMatchObject({ [MESSAGE]: 12, [APPLICATION]: 6 });
  expect(retentionMonths({ LEADS_KEEP_MONTHS: '3' })[MESSAGE]).toBe(3);
  expect(() => retentionMonths({ APPLICATIONS_KEEP_MONTHS: 'never' })).toThrow('APPLICATIONS_KEEP_MONTHS');
});

it('a failed deletion is logged, does not stop the others, and is retried the next night', async () => {
  const logged: string[] = [];
  const deleted: string[] = [];
  const tasks: { deleteOldLeads: { task: () => Promise<void> } }[] = [];
  const strapi = {
    documents: (uid: string) => ({
      findMany: async () => {
        if (uid === MESSAGE) throw new Error('no such table');
        return uid === APPLICATION ? [{ documentId: 'stuck' }, { documentId: 'old' }] : [];
      },
      delete: async ({ documentId }: { documentId: string }) => {
        if (documentId === 'stuck') throw new Error('EACCES: permission denied');
        deleted.push(documentId);
      },
    }),
    cron: { add: (task: (typeof tasks)[number]) => tasks.push(task) },
    log: { info: () => {}, error: (text: string) => logged.push(text) },
  };
  await startInboxRetention(strapi as never);
  await tasks[0]?.deleteOldLeads.task();
  expect(deleted).toEqual(['old', 'old']);
  expect(logged).toEqual(
    ['no such table', 'EACCES', 'no such table', 'EACCES'].map((reason) => expect.stringContaining(reason)),
  );
});

it('an application whose file can’t be deleted stays, so that the file can be found', async () => {
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

it('versions of entries are deleted after 24 months, at start and every night', async () => {
  const deleted: { where: { at: { $lt: Date } } }[] = [];
  const tasks: { deleteOldVersions: { task: () => Promise<void> } }[] = [];
  const strapi = {
    db: { query: () => ({ deleteMany: async (query: (typeof deleted)[number]) => deleted.push(query) }) },
    cron: { add: (task: (typeof tasks)[number]) => tasks.push(task) },
  };
  await startHistoryRetention(strapi as never);
  await tasks[0]?.deleteOldVersions.task();
  expect(deleted.map(({ where }) => monthsBefore(new Date(), 24).getTime() - where.at.$lt.getTime())).toEqual([
    expect.closeTo(0, -4),
    expect.closeTo(0, -4),
  ]);
});

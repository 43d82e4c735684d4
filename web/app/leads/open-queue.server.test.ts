import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Lead } from './lead.server.ts';
import { hashContent, leadId } from './lead-queue.server.ts';
import { moveLeads } from './open-queue.server.ts';
import { SqliteQueue } from './sqlite-queue.server.ts';

let dir: string;
let from: SqliteQueue;
let to: SqliteQueue;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'moved-leads-'));
  from = new SqliteQueue(path.join(dir, 'from'));
  to = new SqliteQueue(path.join(dir, 'to'));
});
afterEach(() => {
  to.close();
  rmSync(dir, { recursive: true });
});

/** Adds an application. All have the same fields and differ only in their CV. */
async function apply(cv: string): Promise<void> {
  const bytes = Buffer.from(cv);
  const lead: Lead = {
    id: '',
    form: 'application',
    state: 'new',
    suspicion: null,
    fields: { message: 'Hello' },
    sender: { name: 'Dana', email: 'dana@example.org' },
    file: { stored: await from.storeFile(bytes, 'pdf'), extension: 'pdf', mime: 'application/pdf' },
    job: null,
    sourcePage: '/careers',
    cameFrom: '',
    receivedAt: new Date().toISOString(),
    dueAt: null,
  };
  const contentHash = hashContent(lead, bytes);
  from.add({ ...lead, id: leadId(cv, contentHash, 0) }, contentHash, ['inbox', 'team-mail']);
}

it('applications that differ only in their file stay separate, each with its progress', async () => {
  for (const cv of ['first', 'second']) await apply(cv);
  for (const delivery of from.claim('inbox', 2)) from.setProgress(delivery, `uploaded ${delivery.lead.id}`);
  await moveLeads(from, to);
  const moved = await Promise.all(
    to.claim('inbox', 10).map(async ({ lead, progress }) => {
      expect(progress).toBe(`uploaded ${lead.id}`);
      return (await to.readFile(lead.file?.stored ?? '', 'application/pdf')).text();
    }),
  );
  expect(moved.sort()).toEqual(['first', 'second']);
});

it('an application whose file is already in the inbox is moved without the file', async () => {
  await apply('delivered');
  for (const delivery of from.claim('inbox', 1)) {
    await from.removeFile(delivery.lead.file?.stored ?? '');
    from.reportDelivered(delivery);
  }
  await moveLeads(from, to);
  expect(to.claim('team-mail', 10)).toHaveLength(1);
});

it('an application whose file was removed is moved with its progress', async () => {
  await apply('uploaded');
  const [delivery] = from.claim('inbox', 1);
  if (!delivery) throw new Error('nothing is due');
  from.setProgress(delivery, 'uploaded');
  // The state after a crash between removing the file and reporting the delivery.
  await from.removeFile(delivery.lead.file?.stored ?? '');
  await moveLeads(from, to);
  expect(to.claim('inbox', 10)).toMatchObject([{ progress: 'uploaded' }]);
  expect(to.claim('team-mail', 10)).toHaveLength(1);
});

it('a move that is interrupted between a lead and its progress continues at the next start', async () => {
  await apply('uploaded');
  const [delivery] = from.claim('inbox', 1);
  if (!delivery) throw new Error('nothing is due');
  from.setProgress(delivery, 'uploaded');
  to.add(delivery.lead, from.contentHashOf(delivery.lead.id), ['inbox', 'team-mail']);
  await moveLeads(from, to);
  expect(to.claim('inbox', 10)).toMatchObject([{ progress: 'uploaded' }]);
});

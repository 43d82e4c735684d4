import { env } from '#env.server.ts';
import { log } from '#platform/log.server.ts';
import { destinationName, type Lead } from './lead.server.ts';
import type { Delivery, LeadQueue } from './lead-queue.server.ts';
import { SqliteQueue } from './sqlite-queue.server.ts';

const NO_LIMIT = 1_000_000;

let opened: Promise<LeadQueue> | undefined;

/** The queue, opened on first use. @throws if it cannot be opened; the next call tries again */
export async function leadQueue(): Promise<LeadQueue> {
  opened ??= openLeadQueue(env());
  const opening = opened;
  const queue = await opening.catch((error) => {
    if (opened === opening) opened = undefined;
    throw error;
  });
  if (!(queue instanceof SqliteQueue && queue.isDetached)) return queue;
  if (opened === opening) {
    log.error('The file of the lead queue was removed or replaced while it was open');
    await closeLeadQueue();
  }
  return leadQueue();
}

type Place = { DATABASE_URL?: string | undefined; DATA_DIR: string };

/** @throws the error of the disk or the database */
export async function openLeadQueue({ DATABASE_URL, DATA_DIR }: Place): Promise<LeadQueue> {
  if (!DATABASE_URL) return new SqliteQueue(DATA_DIR);
  const { PostgresQueue } = await import('./postgres-queue.server.ts');
  const queue = await PostgresQueue.open(DATABASE_URL);
  try {
    if (SqliteQueue.existsIn(DATA_DIR)) await moveLeads(new SqliteQueue(DATA_DIR), queue);
    return queue;
  } catch (error) {
    await queue.close();
    throw error;
  }
}

/**
 * Moves waiting leads from DATA_DIR to the database after DATABASE_URL was set. May run again after a crash, because `add`
 * recognizes leads that have been moved.
 */
export async function moveLeads(from: SqliteQueue, to: LeadQueue): Promise<void> {
  try {
    from.wakeAll();
    for (const { lead, deliveries } of groupByLead(
      destinationName.options.flatMap((name) => from.claim(name, NO_LIMIT)),
    )) {
      // The file may be gone already: the inbox removes it before the delivery is reported.
      const file = lead.file && from.hasFile(lead.file.stored) ? await moveFile(lead.file, from, to) : lead.file;
      const { isNew } = await to.add(
        { ...lead, file },
        from.contentHashOf(lead.id),
        deliveries.map((it) => it.destination),
      );
      if (!isNew && file) await to.removeFile(file.stored);
      for (const delivery of deliveries) {
        if (delivery.progress) await to.setProgress(delivery, delivery.progress);
        from.reportDelivered(delivery);
      }
      if (lead.file) await from.removeFile(lead.file.stored);
    }
    from.truncateLog();
  } finally {
    from.close();
  }
}

async function moveFile(file: NonNullable<Lead['file']>, from: LeadQueue, to: LeadQueue): Promise<Lead['file']> {
  const content = await from.readFile(file.stored, file.mime);
  return { ...file, stored: await to.storeFile(await content.bytes(), file.extension) };
}

function groupByLead(deliveries: Delivery[]) {
  const byLead = Map.groupBy(deliveries, ({ lead }) => lead.id);
  return [...byLead.values()].flatMap((deliveries) => {
    const [first] = deliveries;
    return first ? [{ lead: first.lead, deliveries }] : [];
  });
}

export async function closeLeadQueue(): Promise<void> {
  const closing = opened;
  opened = undefined;
  await (await closing?.catch(() => undefined))?.close();
}

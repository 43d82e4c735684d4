import { env } from '../../server/env.ts';
import { log } from '../../server/log.ts';
import { lastKnownSite } from '../content/site.server.ts';
import { lastKnownWording } from '../content/wording.server.ts';
import { type Destinations, makeDestinations } from './destinations.server.ts';
import { type Delivery, LeadQueue, type QueueState } from './queue.server.ts';
import { sweepUploads } from './uploads.server.ts';

const POLL_MS = 500;
const AT_ONCE = 8;
const TIDY_MS = 60 * 60_000;
const REOPEN_MS = 30_000;
/** How an operator sees them and has them sent again. */
const DEAD_LETTERS = 'node app/leads/overdue-leads.server.ts';

type Options = { queue: LeadQueue; destinations: Destinations; dataDir: string };

/** Delivers leads until it is stopped. A stop waits for the attempts under way. */
function startWorker({ queue, destinations, dataDir }: Options): { stop: () => Promise<void> } {
  let isStopping = false;
  const stopped = (async () => {
    let tidiedAt = 0;
    while (!isStopping) {
      try {
        if (Date.now() - tidiedAt > TIDY_MS) {
          tidiedAt = Date.now();
          queue.prune();
          const { overdue } = queue.state();
          if (overdue > 0)
            log.error({ overdue }, `Leads have not arrived for three days: somebody has to look (${DEAD_LETTERS})`);
          await sweepUploads(dataDir, (stored) => queue.needsFile(stored));
        }
        const worked = await deliverDue(queue, destinations);
        if (worked > 0) continue;
      } catch (error) {
        log.error({ err: error }, 'Leads cannot be delivered');
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  })();
  return {
    stop: () => {
      isStopping = true;
      return stopped;
    },
  };
}

/** One round: everything that is due now, a few at a time. Says how many attempts it made. */
export async function deliverDue(queue: LeadQueue, destinations: Destinations): Promise<number> {
  const due = queue.claim(AT_ONCE);
  await Promise.all(due.map((delivery) => attempt(queue, destinations, delivery)));
  return due.length;
}

async function attempt(queue: LeadQueue, destinations: Destinations, delivery: Delivery): Promise<void> {
  const { lead, destination, attempts } = delivery;
  // Never what was written: a log is not a place for personal data.
  const about = { lead: lead.id, form: lead.form, destination, attempts };
  try {
    const deliver = destinations[destination];
    if (!deliver) throw new Error(`${destination} is not configured any more`);
    await deliver(delivery, (progress) => queue.setProgress(delivery, progress));
    queue.reportDelivered(delivery);
    log.info(about, 'Lead delivered');
  } catch (error) {
    queue.reportFailed(delivery, error instanceof Error ? error.message : String(error));
    log.warn({ ...about, err: error }, 'Lead could not be delivered, it is tried again');
  }
}

let running: { queue: LeadQueue; worker: { stop: () => Promise<void> } } | null = null;

async function askStudio() {
  const [{ name, office }, { sent }] = await Promise.all([lastKnownSite(), lastKnownWording()]);
  return { name, office, sent };
}

/** The site's own worker, with the environment's variables. A folder that cannot be written is tried again. */
export function runLeadWorker(): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  const open = () => {
    try {
      const queue = new LeadQueue(env().DATA_DIR);
      queue.wakeAll();
      const destinations = makeDestinations(env(), askStudio);
      const worker = startWorker({ queue, destinations, dataDir: env().DATA_DIR });
      running = { queue, worker };
    } catch (error) {
      log.error({ err: error }, 'The queue of leads cannot be opened: forms answer with an error until it can');
      timer = setTimeout(open, REOPEN_MS);
      timer.unref();
    }
  };
  open();
  return {
    stop: async () => {
      clearTimeout(timer);
      await running?.worker.stop();
      running?.queue.close();
      running = null;
    },
  };
}

/** For the health endpoint: what waits and what is overdue; null while the queue cannot be read. */
export function leadQueueState(): QueueState | null {
  try {
    return running?.queue.state() ?? null;
  } catch (error) {
    log.error({ err: error }, 'The queue of leads cannot be read');
    return null;
  }
}

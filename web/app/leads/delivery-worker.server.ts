import { getCachedProcessSteps } from '#app/content/pages.server.ts';
import { getCachedSite } from '#app/content/site.server.ts';
import { getCachedUiTexts } from '#app/content/ui-texts.server.ts';
import { env } from '#env.server.ts';
import { log } from '#platform/log.server.ts';
import type { Destinations } from './destination.server.ts';
import { makeDestinations } from './destinations.server.ts';
import { type DestinationName, destinationName, type LeadForm } from './lead.server.ts';
import type { LoadStudio } from './mails.server.ts';
import { closeLeadQueue, type Delivery, type LeadQueue, leadQueue, type QueueState } from './queue.server.ts';
import { hasRoomForFiles, sweepUploads } from './uploads.server.ts';

const POLL_MS = 500;
/** Per destination. */
const AT_ONCE = 8;
/** Shorter than the queue's lease. */
const ATTEMPT_MS = 150_000;
const TIDY_MS = 60 * 60_000;
const REOPEN_MS = 30_000;
const PROCESS_PAGES: Partial<Record<LeadForm, string>> = { application: 'careers', startup: 'startups' };
const OVERDUE_LEADS = 'node app/leads/overdue-leads.server.ts';

/**
 * Each destination has its own concurrency, so that one that hangs does not block the others.
 *
 *     const deliveries = new Deliveries(destinations);
 *     deliveries.start(queue);
 *     await deliveries.settled();
 */
export class Deliveries {
  readonly #destinations: Destinations;
  readonly #inProgress = new Map<DestinationName, Set<Promise<void>>>();
  #isStopped = false;

  constructor(destinations: Destinations) {
    this.#destinations = destinations;
  }

  start(queue: LeadQueue): void {
    for (const name of destinationName.options) this.#fill(queue, name);
  }

  /** Resolves when no attempt is in progress. */
  async settled(): Promise<void> {
    for (const attempts of this.#inProgress.values()) while (attempts.size > 0) await Promise.all(attempts);
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    return this.settled();
  }

  #fill(queue: LeadQueue, name: DestinationName): void {
    const attempts = this.#inProgress.get(name) ?? new Set();
    this.#inProgress.set(name, attempts);
    if (this.#isStopped || attempts.size >= AT_ONCE) return;
    for (const delivery of logErrors(() => queue.claim(name, AT_ONCE - attempts.size)) ?? []) {
      const attempt = this.#attempt(queue, delivery).then(() => {
        attempts.delete(attempt);
        this.#fill(queue, name);
      });
      attempts.add(attempt);
    }
  }

  async #attempt(queue: LeadQueue, delivery: Delivery): Promise<void> {
    const { lead, destination, attempts } = delivery;
    // No personal data in the log.
    const about = { lead: lead.id, form: lead.form, destination, attempts };
    try {
      const deliver = this.#destinations[destination];
      if (!deliver) throw new Error(`${destination} is not configured any more`);
      const signal = AbortSignal.timeout(ATTEMPT_MS);
      const setProgress = (progress: string) => queue.setProgress(delivery, progress);
      await deliver({ ...delivery, signal, setProgress });
      queue.reportDelivered(delivery);
      log.info(about, 'Lead delivered');
    } catch (error) {
      log.warn({ ...about, err: error }, 'Lead could not be delivered, it is tried again');
      const reason = error instanceof Error ? error.message : String(error);
      logErrors(() => queue.reportFailed(delivery, reason));
    }
  }
}

/** A queue error must not interrupt an attempt: the delivery is due again when its lease expires. */
function logErrors<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    log.error({ err: error }, 'The queue of leads cannot be used');
    return undefined;
  }
}

const loadStudio: LoadStudio = async (form) => {
  const page = PROCESS_PAGES[form];
  const [{ name, office }, { sent }, steps] = await Promise.all([
    getCachedSite(),
    getCachedUiTexts(),
    page ? getCachedProcessSteps(page) : [],
  ]);
  return { name, office, sent, steps };
};

/** `stop` waits for attempts in progress. */
export function runLeadWorker(): { stop: () => Promise<void> } {
  const deliveries = new Deliveries(makeDestinations(env(), loadStudio));
  let queue: LeadQueue | null = null;
  let tidiedAt = 0;
  let timer: NodeJS.Timeout;
  const poll = () => {
    let pause = POLL_MS;
    try {
      const current = leadQueue();
      // No attempt of a previous process can be in progress.
      if (current !== queue) current.wakeAll();
      queue = current;
      if (Date.now() - tidiedAt > TIDY_MS) {
        tidiedAt = Date.now();
        tidy(queue);
      }
      deliveries.start(queue);
      queue.truncateLog();
    } catch (error) {
      log.error({ err: error }, 'The queue of leads cannot be used: forms answer with an error until it can');
      pause = REOPEN_MS;
    }
    timer = setTimeout(poll, pause);
  };
  poll();
  return {
    stop: async () => {
      clearTimeout(timer);
      await deliveries.stop();
      closeLeadQueue();
    },
  };
}

/** @throws when the database is damaged */
function tidy(queue: LeadQueue): void {
  queue.verify();
  queue.prune();
  const { overdue } = queue.state();
  if (overdue > 0)
    log.error({ overdue }, `Leads have not arrived for three days: an operator has to look (${OVERDUE_LEADS})`);
  sweepUploads(env().DATA_DIR, (stored) => queue.needsFile(stored)).catch((error) =>
    log.error({ err: error }, 'Files of delivered leads could not be removed'),
  );
}

/** Null while the queue cannot be read. */
export function leadQueueState(): QueueState | null {
  try {
    return leadQueue().state();
  } catch (error) {
    log.error({ err: error }, 'The queue of leads cannot be read');
    return null;
  }
}

/** For `/readyz`: `ok`, or why an operator has to look. */
export function leadsHealth(): { status: string } & Partial<QueueState> {
  const state = leadQueueState();
  return state ? { status: statusOf(state), ...state } : { status: 'broken' };
}

function statusOf({ overdue, late }: QueueState): string {
  try {
    leadQueue().checkWritable();
  } catch (error) {
    log.error({ err: error }, 'Leads cannot be written');
    return 'unwritable';
  }
  if (!hasRoomForFiles(env().DATA_DIR)) return 'disk-full';
  if (overdue > 0) return 'overdue';
  return late > 0 ? 'late' : 'ok';
}

import { getCachedProcessSteps } from '#app/content/pages.server.ts';
import { runAsAnonymous } from '#app/content/request-scope.server.ts';
import { getCachedSite } from '#app/content/site.server.ts';
import { getCachedUiTexts } from '#app/content/ui-texts.server.ts';
import { env } from '#env.server.ts';
import { log } from '#platform/log.server.ts';
import type { Destinations } from './destination.server.ts';
import { makeDestinations } from './destinations.server.ts';
import { type DestinationName, destinationName, type LeadForm } from './lead.server.ts';
import type { Delivery, LeadQueue, QueueState } from './lead-queue.server.ts';
import type { LoadStudio } from './mails.server.ts';
import { closeLeadQueue, leadQueue } from './open-queue.server.ts';

const POLL_MS = 500;
/** The limit for each destination. */
const CONCURRENT_ATTEMPTS = 8;
/** Timeout of an attempt; shorter than LEASE_MS. */
const ATTEMPT_MS = 150_000;
const TIDY_MS = 60 * 60_000;
const REOPEN_MS = 30_000;
const PROCESS_PAGES: Partial<Record<LeadForm, string>> = { application: 'careers', startup: 'startups' };
const OVERDUE_LEADS = 'node app/leads/overdue-leads.server.ts';

/**
 * Delivers leads. Each destination has slots of its own, so that one that hangs does not block the others.
 *
 *     const deliveries = new Deliveries(destinations);
 *     deliveries.start(queue);
 *     await deliveries.settled();
 */
export class Deliveries {
  readonly #destinations: Destinations;
  readonly #inProgress = new Map<DestinationName, Set<Promise<void>>>();
  readonly #claims = new Map<DestinationName, Promise<void>>();
  #isStopped = false;

  constructor(destinations: Destinations) {
    this.#destinations = destinations;
  }

  start(queue: LeadQueue): void {
    for (const name of destinationName.options) this.#fill(queue, name);
  }

  /** Resolves when no attempt is in progress. */
  async settled(): Promise<void> {
    for (const name of destinationName.options)
      for (let work = this.#workOf(name); work.length > 0; work = this.#workOf(name)) await Promise.all(work);
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    return this.settled();
  }

  #workOf(name: DestinationName): Promise<void>[] {
    const claim = this.#claims.get(name);
    return [...(claim ? [claim] : []), ...(this.#inProgress.get(name) ?? [])];
  }

  #fill(queue: LeadQueue, name: DestinationName): void {
    const attempts = this.#inProgress.get(name) ?? new Set();
    this.#inProgress.set(name, attempts);
    const freeSlots = CONCURRENT_ATTEMPTS - attempts.size;
    if (this.#isStopped || freeSlots <= 0 || this.#claims.has(name)) return;
    const claim = logErrors(() => queue.claim(name, freeSlots)).then((due = []) => {
      this.#claims.delete(name);
      for (const delivery of due) {
        const attempt = this.#attempt(queue, delivery).then(() => {
          attempts.delete(attempt);
          this.#fill(queue, name);
        });
        attempts.add(attempt);
      }
    });
    this.#claims.set(name, claim);
  }

  async #attempt(queue: LeadQueue, delivery: Delivery): Promise<void> {
    const { lead, destination, attempts } = delivery;
    // The log must not contain personal data.
    const about = { lead: lead.id, form: lead.form, destination, attempts };
    try {
      const deliver = this.#destinations[destination];
      if (!deliver) throw new Error(`${destination} is not configured any more`);
      const signal = AbortSignal.timeout(ATTEMPT_MS);
      await deliver({ ...delivery, signal, queue });
      await queue.reportDelivered(delivery);
      log.info(about, 'Lead delivered');
    } catch (error) {
      log.warn(
        { ...about, err: error },
        'A delivery failed, or could not be recorded as delivered, and will be retried',
      );
      const reason = error instanceof Error ? error.message : String(error);
      await logErrors(() => queue.reportFailed(delivery, reason));
    }
  }
}

/** Logs errors of the queue instead of throwing: the delivery is due again when its lease expires. */
async function logErrors<T>(work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    log.error({ err: error }, 'The lead queue is unavailable');
    return undefined;
  }
}

export const loadStudio: LoadStudio = (form, sourcePage) =>
  runAsAnonymous(async () => {
    const page = PROCESS_PAGES[form];
    const [{ name, office }, { sent }, steps] = await Promise.all([
      getCachedSite(),
      getCachedUiTexts(),
      page ? getCachedProcessSteps(page) : [],
    ]);
    return { name, office, sent, steps };
  }, sourcePage);

/** Starts delivering. `stop` waits for attempts in progress. */
export function runLeadWorker(): { stop: () => Promise<void> } {
  const deliveries = new Deliveries(makeDestinations(env(), loadStudio));
  let queue: LeadQueue | null = null;
  let tidiedAt = 0;
  let timer: NodeJS.Timeout;
  let polling = Promise.resolve();
  let isStopped = false;
  const poll = async () => {
    let pause = POLL_MS;
    try {
      const current = await leadQueue();
      // The queue was just opened, so leases in it belong to a process that has ended.
      if (current !== queue) current.wakeAll?.();
      queue = current;
      if (Date.now() - tidiedAt > TIDY_MS) {
        tidiedAt = Date.now();
        await tidy(queue);
      }
      deliveries.start(queue);
      queue.truncateLog?.();
    } catch (error) {
      log.error({ err: error }, 'The lead queue is unavailable: forms answer with an error until it is back');
      pause = REOPEN_MS;
    }
    if (!isStopped) timer = setTimeout(() => (polling = poll()), pause);
  };
  polling = poll();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await polling;
      await deliveries.stop();
      await closeLeadQueue();
    },
  };
}

/** Cleans up the queue and logs overdue leads. @throws when the database is damaged */
async function tidy(queue: LeadQueue): Promise<void> {
  await queue.tidy();
  const { overdue } = await queue.state();
  if (overdue > 0)
    log.error({ overdue }, `Leads have not arrived for three days: an operator has to look (${OVERDUE_LEADS})`);
}

/** Null while the queue cannot be read. */
export async function leadQueueState(): Promise<QueueState | null> {
  try {
    return await (await leadQueue()).state();
  } catch (error) {
    log.error({ err: error }, 'The lead queue cannot be read');
    return null;
  }
}

/** The state of leads for `/readyz`: `ok`, or the problem that an operator has to solve. */
export async function leadsHealth(): Promise<{ status: string } & Partial<QueueState>> {
  const state = await leadQueueState();
  return state ? { status: await statusOf(state), ...state } : { status: 'broken' };
}

async function statusOf({ overdue, late }: QueueState): Promise<string> {
  try {
    const queue = await leadQueue();
    await queue.checkWritable();
    if (!queue.hasDiskSpace()) return 'disk-full';
  } catch (error) {
    log.error({ err: error }, 'Leads cannot be written');
    return 'unwritable';
  }
  if (overdue > 0) return 'overdue';
  return late > 0 ? 'late' : 'ok';
}

import type { DestinationName } from './lead.server.ts';
import type { Delivery, LeadQueue } from './lead-queue.server.ts';

export type Attempt = Delivery & {
  signal: AbortSignal;
  queue: Pick<LeadQueue, 'setProgress' | 'readFile' | 'removeFile'>;
};
/** Delivers a lead or throws. Must be idempotent, because it may run again for the same lead after a crash. */
export type Destination = (attempt: Attempt) => Promise<void>;
export type Destinations = Partial<Record<DestinationName, Destination>>;

import type { DestinationName } from './lead.server.ts';
import type { Delivery, LeadQueue } from './lead-queue.server.ts';

export type Attempt = Delivery & {
  signal: AbortSignal;
  queue: Pick<LeadQueue, 'setProgress' | 'readFile' | 'removeFile'>;
};
/** Delivers a lead or throws. May run again for the same lead after a crash, so it has to be idempotent. */
export type Destination = (attempt: Attempt) => Promise<void>;
export type Destinations = Partial<Record<DestinationName, Destination>>;

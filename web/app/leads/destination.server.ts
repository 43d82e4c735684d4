import type { DestinationName } from './lead.server.ts';
import type { Delivery } from './queue.server.ts';

export type Attempt = Delivery & {
  signal: AbortSignal;
  /** Persists a checkpoint for later attempts. */
  setProgress: (progress: string) => void;
};
/** Delivers a lead or throws. May run again for the same lead after a crash, so it has to be idempotent. */
export type Destination = (attempt: Attempt) => Promise<void>;
export type Destinations = Partial<Record<DestinationName, Destination>>;

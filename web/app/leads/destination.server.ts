import type { DestinationName } from './lead.server.ts';
import type { Delivery } from './queue.server.ts';

export type Attempt = Delivery & {
  /** Aborted when the attempt has taken too long. */
  signal: AbortSignal;
  /** Stores what later attempts build on. */
  setProgress: (progress: string) => void;
};
/** Delivers a lead or throws. It may be called again for the same lead after a crash, so it has to recognise what has arrived already. */
export type Destination = (attempt: Attempt) => Promise<void>;
export type Destinations = Partial<Record<DestinationName, Destination>>;

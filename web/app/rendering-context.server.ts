import { createContext } from 'react-router';
import type { PageResult } from '#app/navigation/payload.ts';

/** Passed between the server and entry.server. */
export type Rendering = {
  part: 'document' | 'payload';
  cspNonce: string;
  /** Set by entry.server. */
  payload: ({ route: string } & PageResult) | null;
};

export const renderingContext = createContext<Rendering>();

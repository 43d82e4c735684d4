import { createContext } from 'react-router';
import type { PageResult } from '#app/navigation/payload.ts';

/** Passed from the server to entry.server.tsx, which sets `payload`. */
export type Rendering = {
  part: 'document' | 'payload';
  cspNonce: string;
  payload: ({ route: string } & PageResult) | null;
};

export const renderingContext = createContext<Rendering>();

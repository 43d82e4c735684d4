import { createContext } from 'react-router';
import type { PageResult } from './navigation/payload';

/** What the server and entry.server tell each other about the page that is rendered. */
export type Rendering = {
  /** A page's data alone, or the document with it. */
  part: 'document' | 'payload';
  /** Of the document's own scripts: inline ones without it are not allowed. */
  cspNonce: string;
  /** Set by entry.server: the data of the page. */
  payload: ({ route: string } & PageResult) | null;
};

export const renderingContext = createContext<Rendering>();

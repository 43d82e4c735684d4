import { createContext } from 'react';

/** The mark of the scripts in the document that is being rendered (app/csp-nonce.server.ts). In the browser there is none. */
export const ScriptMark = createContext<string | undefined>(undefined);

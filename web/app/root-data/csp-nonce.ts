import { createContext } from 'react';

/** The nonce of the scripts in the document that is being rendered. Undefined in the browser. */
export const CspNonce = createContext<string | undefined>(undefined);

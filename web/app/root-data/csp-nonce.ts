import { createContext } from 'react';

export const CspNonce = createContext<string | undefined>(undefined);

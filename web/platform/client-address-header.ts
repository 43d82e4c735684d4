/** The visitor's IP address. The server sets this header and overwrites a value that the client sends. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

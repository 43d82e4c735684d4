/** Set by the server; a value sent by the client is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

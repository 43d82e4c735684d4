/** Where the application finds a visitor's address. Whatever a visitor sends under this name is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

import type { Server } from 'node:http';

type Address = {
  port: number;
  host: string;
  variable: string;
};

export function listenError({ code }: NodeJS.ErrnoException, { port, host, variable }: Address): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another with ${variable}`;
  if (code === 'EACCES') return `Port ${port} may not be used (${code}): choose another with ${variable}`;
  return `Nothing can listen on ${host}, port ${port} (${code}): see HOST and ${variable}`;
}

/** Starts listening. If that fails, exits with status 1 and a one-line message. */
export function listen(server: Server, address: Address, onListening?: () => void): void {
  server.on('error', (error) => {
    process.stderr.write(`${listenError(error, address)}\n`);
    process.exit(1);
  });
  server.listen(address.port, address.host, onListening);
}

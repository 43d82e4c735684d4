import type { Server } from 'node:http';

type Address = {
  port: number;
  host: string;
  /** The variable that names the port. */
  variable: string;
};

/** Why a program cannot listen there, in one sentence that names what to change. */
export function listenProblem({ code }: NodeJS.ErrnoException, { port, host, variable }: Address): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another with ${variable}`;
  if (code === 'EACCES') return `Port ${port} may not be used (${code}): choose another with ${variable}`;
  return `Nothing can listen on ${host}, port ${port} (${code}): see HOST and ${variable}`;
}

/** Has a server listen. When it cannot, one line says why, and the process ends with status 1. */
export function listen(server: Server, address: Address, onListening?: () => void): void {
  server.on('error', (error) => {
    process.stderr.write(`${listenProblem(error, address)}\n`);
    process.exit(1);
  });
  server.listen(address.port, address.host, onListening);
}

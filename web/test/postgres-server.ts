import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { PROGRAMS } from './installed-programs.ts';
import { startProgram } from './start-program.ts';

export type PostgresServer = { url: string; stop: () => Promise<void> };

/** Starts PostgreSQL on a free port. It refuses to run as root, so root starts it as Debian's user postgres. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = PROGRAMS.PostgreSQL.find() ?? fail();
  const dir = mkdtempSync(path.join(os.tmpdir(), 'studio-postgres-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot
    ? { uid: Number(execFileSync('id', ['-u', 'postgres'])), gid: Number(execFileSync('id', ['-g', 'postgres'])) }
    : {};
  if (identity.uid) chownSync(dir, identity.uid, identity.gid);
  const data = path.join(dir, 'data');
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'studio', '--auth=trust', '--no-sync'], {
    ...identity,
    stdio: 'ignore',
  });
  const { pid, stop } = await startProgram({
    name: 'PostgreSQL',
    command: path.join(bin, 'postgres'),
    args: ['-D', data, '-p', String(port), '-k', dir, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    ...identity,
    // Throws until the server responds.
    isReady: async () =>
      Boolean(execFileSync(path.join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'pipe' })),
  });
  return {
    url: `postgres://studio@127.0.0.1:${port}/postgres`,
    stop: async () => {
      // Not SIGTERM, at which it waits for clients that a failed test has left connected.
      process.kill(pid, 'SIGINT');
      await stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function fail(): never {
  throw new Error('PostgreSQL is not installed');
}

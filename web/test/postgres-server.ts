import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { PROGRAMS } from './programs.ts';

export type PostgresServer = { url: string; stop: () => Promise<void> };

/** A PostgreSQL server on a free port. It refuses to run as root, so root runs it as Debian's postgres user. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = PROGRAMS.PostgreSQL.find() ?? fail();
  const dir = mkdtempSync(path.join(os.tmpdir(), 'northquay-postgres-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot
    ? { uid: Number(execFileSync('id', ['-u', 'postgres'])), gid: Number(execFileSync('id', ['-g', 'postgres'])) }
    : {};
  if (identity.uid) chownSync(dir, identity.uid, identity.gid);
  const data = path.join(dir, 'data');
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'northquay', '--auth=trust', '--no-sync'], {
    ...identity,
    stdio: 'ignore',
  });
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', dir, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    { ...identity, stdio: 'ignore' },
  );
  const exited = new Promise<void>((resolve) => server.on('close', () => resolve()));
  const isReady = () => {
    try {
      execFileSync(path.join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  while (!isReady()) await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    url: `postgres://northquay@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await exited;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function fail(): never {
  throw new Error('PostgreSQL is not installed');
}

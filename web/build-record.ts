import { randomUUID } from 'node:crypto';
import type { Plugin } from 'vite';

/** Gives each build an id: `__BUILD_ID__` in code, and in `builds/latest.json`, with which open pages compare theirs. */
export function buildRecord(): Plugin {
  // A build runs Vite twice in one process, for the browser and the server. Both must have the same id.
  process.env.BUILD_ID ??= randomUUID();
  const id = process.env.BUILD_ID;
  return {
    name: 'build-record',
    config: (_config, { command }) => ({ define: { __BUILD_ID__: JSON.stringify(command === 'build' ? id : 'dev') } }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const record = { id, timestamp: new Date().toISOString() };
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: `${JSON.stringify(record)}\n` });
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Gives each build an id. The code knows it as `__BUILD_ID__`, and `builds/latest.json` beside the built files records it with
 * its time: what the server answers with, and what an open page compares itself with.
 */
export function buildRecord(): Plugin {
  // One build runs Vite once for the browser and once for the server, in one process: both have to get the same id.
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

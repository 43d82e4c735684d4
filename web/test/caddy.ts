import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { startProgram } from './start-program.ts';

const CADDYFILE = path.resolve(import.meta.dirname, '../../deploy/Caddyfile');

export type CaddyProcess = {
  port: number;
  /** Caddy's root certificate. */
  ca: Buffer;
  stop: () => Promise<void>;
};

type Options = {
  /** Upstreams such as `127.0.0.1:3000`. */
  sites: string[];
  cms?: string;
  port?: number;
};

/**
 * Starts Caddy with deploy/Caddyfile and waits until it responds: https://localhost:port is the site, https://cms.localhost:port the CMS.
 */
export async function startCaddy({ sites, cms = '127.0.0.1:9', ...options }: Options): Promise<CaddyProcess> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'studio-caddy-'));
  const port = options.port ?? (await freePort());
  const certificate = path.join(dir, 'caddy/pki/authorities/local/root.crt');
  const { stop } = await startProgram({
    name: 'Caddy',
    command: 'caddy',
    args: ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'],
    env: {
      ...process.env,
      XDG_DATA_HOME: dir,
      XDG_CONFIG_HOME: dir,
      SITE_ADDRESS: `localhost:${port}`,
      REDIRECT_ADDRESS: `www.localhost:${port}`,
      CMS_ADDRESS: `https://cms.localhost:${port}`,
      SITE_UPSTREAMS: sites.join(' '),
      CMS_UPSTREAM: cms,
      CADDY_OPTIONS: ['admin off', 'local_certs', 'skip_install_trust', `http_port ${await freePort()}`].join('\n'),
    },
    isReady: () => isListening(port, readFileSync(certificate)),
  });
  return {
    port,
    ca: readFileSync(certificate),
    stop: async () => {
      await stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const isListening = (port: number, ca: Buffer) =>
  new Promise<boolean>((resolve) => {
    https
      .get({ host: '127.0.0.1', port, servername: 'localhost', path: '/robots.txt', ca }, (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      })
      .on('error', () => resolve(false));
  });

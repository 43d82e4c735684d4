import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#test/free-port.ts';
import { median, openCms, openWarmSite } from './stage.ts';

/**
 * Requests per second for a cached page, compared with nginx with one worker that serves the same precompressed bytes and headers:
 *
 *     node scripts/with-node.mjs web/bench/requests.ts [/path …]
 *
 * Needs Linux, nginx and wrk. Server and wrk are pinned to a core each, and the two servers take turns. The ratio is meaningful only if a
 * server used 100 % of its core. Below that, wrk (64 connections, one thread) or other work on the machine limited it; then compare the
 * requests per second of CPU time.
 */
const CONNECTIONS = 64;
const SECONDS = Number(process.env.ROUND_SECONDS ?? 6);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SERVER_CPU = '0';
const LOAD_CPU = '1';
/** Share of nginx's throughput (docs/performance.md). */
const GOAL = 0.35;
const DEFAULT_PATHS = ['/', '/blog', '/technical-bytes'];
/** Headers that nginx sets itself. */
const OWN_HEADERS = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-type',
  'content-encoding',
  'etag',
  'server',
  'transfer-encoding',
]);

type Figures = { perSecond: number; perCpuSecond: number; busy: number; p50: number; p99: number; errors: number };

const run = promisify(execFile);
/** Debian installs servers in /usr/sbin. */
const withSbin = { ...process.env, PATH: `${process.env.PATH}${path.delimiter}/usr/sbin` };
for (const program of ['nginx', 'wrk', 'taskset'])
  if (spawnSync('sh', ['-c', `command -v ${program}`], { env: withSbin }).status !== 0) {
    console.error(`${program} is not installed: this bench needs it`);
    process.exit(1);
  }
/** Unit of CPU time in /proc. */
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const paths = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const cms = await openCms();
const site = await openWarmSite(cms, { LOG_LEVEL: 'silent' });
pin(site.pid);
try {
  console.log(
    `${os.cpus()[0]?.model.trim()}, Node ${process.version}; wrk with ${CONNECTIONS} connections for ${SECONDS} s, medians of ${ROUNDS} rounds in turn; load at the start ${os.loadavg()[0]?.toFixed(1)}`,
  );
  const rows = [];
  for (const page of paths.length ? paths : DEFAULT_PATHS) {
    for (const encoding of ['br', 'gzip'] as const) {
      const { body, headers } = await raw(site.base + page, encoding);
      const nginx = await startNginx(body, headers);
      const ours: Figures[] = [];
      const theirs: Figures[] = [];
      try {
        for (let round = 0; round <= ROUNDS; round += 1) {
          const pair = [
            await load(site.base + page, encoding, site.pid),
            await load(nginx.base, encoding, nginx.pid),
          ] as const;
          // The first round only warms up both servers.
          if (round === 0) continue;
          ours.push(pair[0]);
          theirs.push(pair[1]);
        }
      } finally {
        await nginx.stop();
      }
      const middle = (figures: Figures[], name: keyof Figures) => median(figures.map((figure) => figure[name]));
      const ratio = middle(ours, 'perSecond') / middle(theirs, 'perSecond');
      const cpuRatio = middle(ours, 'perCpuSecond') / middle(theirs, 'perCpuSecond');
      rows.push({
        page,
        encoding,
        bytes: body.length,
        'site, 1/s': Math.round(middle(ours, 'perSecond')),
        'nginx, 1/s': Math.round(middle(theirs, 'perSecond')),
        ratio: ratio.toFixed(2),
        'of processor time': `${Math.round(middle(ours, 'perCpuSecond'))} / ${Math.round(middle(theirs, 'perCpuSecond'))}`,
        'its ratio': cpuRatio.toFixed(2),
        busy: `${percent(middle(ours, 'busy'))} / ${percent(middle(theirs, 'busy'))}`,
        'site p50/p99 ms': `${middle(ours, 'p50').toFixed(2)} / ${middle(ours, 'p99').toFixed(2)}`,
        'nginx p50/p99 ms': `${middle(theirs, 'p50').toFixed(2)} / ${middle(theirs, 'p99').toFixed(2)}`,
        errors: [...ours, ...theirs].reduce((sum, { errors }) => sum + errors, 0),
        goal: ratio >= GOAL ? 'met' : 'missed',
      });
    }
  }
  console.table(rows);
} finally {
  await site.stop();
  await cms.remove();
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Fetches a page without decompressing it. Returns its bytes and headers. */
async function raw(url: string, encoding: string): Promise<{ body: Buffer; headers: http.IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': encoding } }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ body: Buffer.concat(chunks), headers: response.headers });
      })
      .on('error', reject);
  });
}

/** Starts nginx with one worker that serves these bytes and headers from a file. */
async function startNginx(body: Buffer, headers: http.IncomingHttpHeaders) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'studio-nginx-'));
  const port = await freePort();
  writeFileSync(path.join(dir, 'page'), body);
  const added = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"').replaceAll('$', '$dollar')}";`);
  writeFileSync(
    path.join(dir, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${dir}/pid; error_log stderr crit; worker_processes 1;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; etag on; server_tokens off;
      keepalive_timeout 75s 75s; keepalive_requests 100000000;
      open_file_cache max=100 inactive=60s; open_file_cache_valid 60s;
      geo $dollar { default "$"; }
      server {
        listen 127.0.0.1:${port};
        location = /page {
          alias ${dir}/page;
          default_type "text/html; charset=utf-8";
          add_header content-encoding ${headers['content-encoding']};
          ${added.join('\n          ')}
        }
      }
    }`,
  );
  const master = spawn('nginx', ['-p', dir, '-c', path.join(dir, 'nginx.conf')], {
    env: withSbin,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise((resolve) => master.on('close', resolve));
  const base = `http://127.0.0.1:${port}/page`;
  while (!(await fetch(base).catch(() => null))?.ok) {
    if (master.exitCode !== null) throw new Error('nginx did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const children = readFileSync(`/proc/${master.pid}/task/${master.pid}/children`, 'utf8');
  const pid = Number(children.trim().split(' ')[0]);
  pin(pid);
  const stop = async () => {
    master.kill('SIGQUIT');
    await exited;
    rmSync(dir, { recursive: true, force: true });
  };
  return { base, pid, stop };
}

/** Pins all threads of a server to its core. */
function pin(pid: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', SERVER_CPU, String(pid)], { stdio: 'ignore' });
}

/** CPU time that a process has used so far, in seconds. */
function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function load(url: string, encoding: string, pid: number): Promise<Figures> {
  const before = cpuSeconds(pid);
  const wrk = ['wrk', '-t', '1', '-c', String(CONNECTIONS), '-d', `${SECONDS}s`, '--latency'];
  const { stdout } = await run('taskset', ['-c', LOAD_CPU, ...wrk, '-H', `Accept-Encoding: ${encoding}`, url]);
  const used = cpuSeconds(pid) - before;
  const read = (pattern: RegExp) => pattern.exec(stdout)?.slice(1) ?? [];
  const ms = (share: number) => {
    const [value, unit = 'ms'] = read(new RegExp(`\\s${share}%\\s+([\\d.]+)(us|ms|s)`));
    return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
  };
  const [requests] = read(/(\d+) requests in/);
  const errors = [...stdout.matchAll(/(?:connect|read|write|timeout|responses:?) (\d+)/g)];
  return {
    perSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)[0]),
    perCpuSecond: Number(requests) / used,
    busy: used / SECONDS,
    p50: ms(50),
    p99: ms(99),
    errors: errors.reduce((sum, [, count]) => sum + Number(count), 0),
  };
}

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { listPages, openCms, openWarmSite } from './stage.ts';

/**
 * Memory of the site during a million requests for all of its pages, a fifth of them with unknown query parameters. Needs wrk:
 *
 *     node scripts/with-node.mjs web/bench/memory.ts
 */
const REQUESTS = Number(process.env.REQUESTS ?? 1_000_000);
const ROUND_S = 10;
const CONNECTIONS = 64;

const run = promisify(execFile);
const cms = await openCms();
const site = await openWarmSite(cms);
const dir = mkdtempSync(path.join(os.tmpdir(), 'studio-memory-'));
const script = path.join(dir, 'pages.lua');
const paths = await listPages(site.base);
writeFileSync(
  script,
  `local paths = { ${paths.map((each) => JSON.stringify(each)).join(', ')} }
local count = 0
request = function()
  count = count + 1
  local path = paths[count % #paths + 1]
  if count % 5 == 0 then path = path .. "?utm_source=" .. math.random(1000000) end
  return wrk.format("GET", path)
end`,
);
const rows: Record<string, string | number>[] = [];
let answered = 0;
let errors = 0;
try {
  note();
  while (answered < REQUESTS) {
    const { stdout } = await run('wrk', [
      ...['-t', '1', '-c', String(CONNECTIONS), '-d', `${ROUND_S}s`, '-s', script],
      ...['-H', 'Accept-Encoding: br', site.base],
    ]);
    answered += Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
    errors += [...stdout.matchAll(/(?:connect|read|write|timeout|responses:?) (\d+)/g)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
    if (answered >= (rows.length * REQUESTS) / 5) note();
  }
} finally {
  await site.stop();
  rmSync(dir, { recursive: true, force: true });
  await cms.remove();
}
console.log(`${paths.length} pages, ${errors} requests failed`);
console.table(rows);

function note(): void {
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  rows.push({ requests: answered, 'resident MB': megabytes('VmRSS'), 'highest MB': megabytes('VmHWM') });
}

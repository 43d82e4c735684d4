import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { ContentWatch } from './content-watch.ts';

const EVERY_MS = 20;

it('asks no more once it is stopped, not even when an answer was under way', async () => {
  let requested = 0;
  let answer = () => {};
  const cms = createServer((_request, response) => {
    requested += 1;
    answer = () => response.end(JSON.stringify({ data: { version: 'one' } }));
    if (requested < 3) answer();
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  const watch = new ContentWatch({
    strapiUrl: `http://127.0.0.1:${(cms.address() as AddressInfo).port}`,
    token: undefined,
    onVersion: () => {},
    onReachable: () => {},
    everyMs: EVERY_MS,
  });
  watch.start();
  await expect.poll(() => requested).toBe(3);
  watch.stop();
  answer();
  await new Promise((resolve) => setTimeout(resolve, 10 * EVERY_MS));
  expect(requested).toBe(3);
  cms.closeAllConnections();
  cms.close();
});

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { freePort } from './free-port.ts';
import { findMiniBrowser } from './installed-programs.ts';
import { waitFor } from './wait-for.ts';

/** Controls one browser window. */
export type Driver = {
  setSize: (width: number, height: number) => Promise<void>;
  /** Opens a URL and waits for its load event. */
  open: (url: string) => Promise<void>;
  /** Evaluates an expression whose result is JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Takes a screenshot of the window, as a PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
};

const START_MS = 30_000;
const [WIDTH, HEIGHT] = [1000, 900];

export const ENGINES = { WebKit: startWebKit, Firefox: startFirefox } as const;

/** Starts WebKitGTK, which is driven by WebDriver over HTTP. Xvfb provides the display that it needs. */
async function startWebKit(): Promise<Driver> {
  const display = `:${90 + (process.pid % 1000)}`;
  const port = await freePort();
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const call = async (method: string, where: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${where}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`${method} ${where}: ${JSON.stringify(value)}`);
    return value;
  };
  const options = { binary: findMiniBrowser(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await retry(() => call('POST', '', { capabilities })));
  const session = `/${sessionId}`;
  const frame = { width: 0, height: 0 };
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
  await waitFor('the window has its size, but for its borders', async () => {
    const size = await call('POST', `${session}/execute/sync`, {
      script: 'return [innerWidth, innerHeight]',
      args: [],
    });
    const [width, height] = z.tuple([z.number(), z.number()]).parse(size);
    Object.assign(frame, { width: WIDTH - width, height: HEIGHT - height });
    return [frame.width, frame.height].every((border) => border >= 0 && border < 200);
  });
  return {
    setSize: async (width, height) => {
      await call('POST', `${session}/window/rect`, {
        x: 0,
        y: 0,
        width: width + frame.width,
        height: height + frame.height,
      });
    },
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    evaluate: (expression) => call('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    screenshot: async () => Buffer.from(z.string().parse(await call('GET', `${session}/screenshot`)), 'base64'),
    close: async () => {
      await call('DELETE', session).catch(() => {});
      await Promise.all([stopped(driver), stopped(screen)]);
    },
  };
}

/** Starts Firefox, which is driven by WebDriver BiDi over a WebSocket, without a separate driver program. */
async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'studio-firefox-'));
  const port = await freePort();
  const browser = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank'],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const socket = await retry(() => connect(`ws://127.0.0.1:${port}/session`));
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const incoming = z.object({
    id: z.number().nullish(),
    type: z.string(),
    result: z.unknown(),
    message: z.string().optional(),
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = incoming.parse(JSON.parse(String(data)));
    const caller = id == null ? undefined : waiting.get(id);
    if (type === 'success') caller?.resolve(result);
    else if (type === 'error') caller?.reject(new Error(message));
  });
  let last = 0;
  const call = (method: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await call('session.new', { capabilities: {} });
  const tree = z
    .object({ contexts: z.array(z.object({ context: z.string() })).min(1) })
    .parse(await call('browsingContext.getTree', {}));
  const context = tree.contexts[0]?.context;
  const evaluated = z.object({ result: z.object({ value: z.string() }) });
  return {
    setSize: async (width, height) =>
      void (await call('browsingContext.setViewport', { context, viewport: { width, height } })),
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const response = await call('script.evaluate', {
        expression: `JSON.stringify(${expression}) ?? 'null'`,
        target: { context },
        awaitPromise: true,
      });
      return JSON.parse(evaluated.parse(response).result.value);
    },
    screenshot: async () => {
      const shot = await call('browsingContext.captureScreenshot', { context });
      return Buffer.from(z.object({ data: z.string() }).parse(shot).data, 'base64');
    },
    close: async () => {
      await call('browser.close', {}).catch(() => {});
      await stopped(browser);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function connect(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error(`${url} does not answer`)));
  });
}

/** Retries `work` while the program starts. */
async function retry<T>(work: () => Promise<T>): Promise<T> {
  const results: T[] = [];
  await waitFor('the browser responds', async () => results.push(await work()) > 0, START_MS);
  const [result] = results;
  if (result === undefined) throw new Error('The browser returned nothing');
  return result;
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(kill);
}

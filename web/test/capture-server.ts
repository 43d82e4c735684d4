import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

type CapturedEvent = { event: string; uuid: string; properties: Record<string, unknown> };
type CapturedRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: http.IncomingHttpHeaders;
  /** The decoded body. */
  text: string;
};

/** Whether the server accepts, rejects, or never responds. */
type Mood = 'taking' | 'refusing' | 'silent';

/** A fake analytics host that decodes and records what PostHog's client sends (gzip, base64 in a form field, JSON). */
export class CaptureServer {
  readonly requests: CapturedRequest[] = [];
  mood: Mood = 'taking';
  readonly #server: http.Server;

  private constructor() {
    this.#server = http.createServer(async (request, response) => {
      const body = await read(request).catch(() => null);
      // A program that is stopped, or a page that is left, breaks off its request.
      if (body === null) return;
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://capture');
      this.requests.push({
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        text: decode(body, searchParams.get('compression')),
      });
      if (this.mood === 'silent') return;
      // The site must not pass this cookie on to the visitor.
      response.setHeader('set-cookie', 'tracker=1; path=/; max-age=1000');
      response.setHeader('content-type', 'application/json');
      response.statusCode = this.mood === 'taking' ? 200 : 500;
      response.end(JSON.stringify(reply(pathname)));
    });
  }

  /** Listens on `port`, by default on a free one. */
  static async start(port = 0): Promise<CaptureServer> {
    const capture = new CaptureServer();
    await new Promise<void>((resolve) => capture.#server.listen(port, '127.0.0.1', resolve));
    return capture;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get events(): CapturedEvent[] {
    const sent = this.requests.filter(({ path }) => path.endsWith('/e/'));
    return sent.flatMap(({ text }) => {
      const parsed: CapturedEvent | CapturedEvent[] | { batch: CapturedEvent[] } = JSON.parse(text);
      if ('batch' in parsed) return parsed.batch;
      return Array.isArray(parsed) ? parsed : [parsed];
    });
  }

  eventsNamed(name: string): CapturedEvent[] {
    return this.events.filter(({ event }) => event === name);
  }

  /** Paths of the page views. */
  get pageViews(): unknown[] {
    return this.eventsNamed('$pageview').map(({ properties }) => properties.current_url);
  }

  forget(): void {
    this.requests.length = 0;
    this.mood = 'taking';
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** PostHog's response: one flag is on, and the project has enabled features that the site keeps off. */
function reply(path: string): object {
  if (path.endsWith('/config'))
    return {
      supportedCompression: ['gzip', 'gzip-js'],
      hasFeatureFlags: true,
      autocapture_opt_out: false,
      elementsChainAsString: true,
      sessionRecording: { endpoint: '/s/' },
      surveys: true,
      heatmaps: true,
      capturePerformance: { web_vitals: true },
      captureDeadClicks: true,
    };
  if (path === '/flags/') return { flags: { probe: { key: 'probe', enabled: true, variant: 'b' } } };
  return { status: 'Ok' };
}

function decode(body: Buffer, compression: string | null): string {
  if (compression === 'gzip-js' || (body[0] === 0x1f && body[1] === 0x8b)) return gunzipSync(body).toString();
  const text = body.toString();
  if (!text.startsWith('data=')) return text;
  return Buffer.from(new URLSearchParams(text).get('data') ?? '', 'base64').toString();
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

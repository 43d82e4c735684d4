import http from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { QueueState } from '#app/leads/lead-queue.server.ts';
import { log } from '#platform/log.server.ts';

type Sources = {
  cache: { state: () => Record<string, number>; events: Record<string, number> } | null;
  isContentReachable: () => boolean | null;
  leads: () => Promise<QueueState | null>;
};

export function metrics({ cache, isContentReachable, leads }: Sources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by method and status',
    labelNames: ['method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time of requests that were not served from memory',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  new Gauge({
    name: 'content_system_up',
    help: '1 while the CMS is reachable',
    registers,
    collect() {
      this.set(isContentReachable() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'lead_queue_up',
    help: '1 while the lead queue can be read',
    registers,
    async collect() {
      this.set((await leads()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'leads',
    help: 'Pending lead deliveries, how many of them are overdue, and the age of the oldest in seconds',
    labelNames: ['what'],
    registers,
    async collect() {
      const state = await leads();
      this.reset();
      for (const [what, value] of Object.entries(state ?? {})) this.set({ what }, value);
    },
  });
  if (cache) {
    new Gauge({
      name: 'page_cache',
      help: 'State of the page cache',
      labelNames: ['what'],
      registers,
      collect() {
        for (const [what, value] of Object.entries(cache.state())) this.set({ what }, value);
      },
    });
    new Counter({
      name: 'page_cache_events_total',
      help: 'Hits, stale hits, misses, renders and failed renders since the start',
      labelNames: ['event'],
      registers,
      collect() {
        this.reset();
        for (const [event, value] of Object.entries(cache.events)) this.inc({ event }, value);
      },
    });
  }
  return {
    registry,
    /** `duration` is in seconds; 0 for a response from memory, which the histogram does not include. */
    count(method: string, status: number, duration: number): void {
      requests.inc({ method: METHODS.has(method) ? method : 'other', status });
      if (duration > 0) seconds.observe(duration);
    },
  };
}

/** Other methods share one label, because clients could send any number of different ones. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Serves the metrics at every path, on a port of its own, which must not be public. */
export function metricsServer(registry: Registry): http.Server {
  return http.createServer(async (_request, response) => {
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      log.error({ err: error }, 'The metrics could not be collected');
      response.writeHead(500).end();
    }
  });
}

import http from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { QueueState } from '../../app/leads/queue.server.ts';
import { log } from '../../platform/log.server.ts';
import type { PageCache } from '../page-cache/page-cache.ts';

type Sources = {
  cache: PageCache | null;
  isContentReachable: () => boolean | null;
  leads: () => QueueState | null;
};

/** Figures for Prometheus, read when they are asked for. */
export function metrics({ cache, isContentReachable, leads }: Sources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the answer of requests that were not answered from memory',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  new Gauge({
    name: 'content_system_up',
    help: '1 while the content system answers',
    registers,
    collect() {
      this.set(isContentReachable() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'leads',
    help: 'Deliveries of leads that wait, those among them that are overdue, and the age of the oldest in seconds',
    labelNames: ['what'],
    registers,
    collect() {
      for (const [what, value] of Object.entries(leads() ?? {})) this.set({ what }, value);
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
        for (const [event, value] of Object.entries(cache.counts)) this.inc({ event }, value);
      },
    });
  }
  return {
    registry,
    /** Counts an answer. Those from memory take no time worth a histogram. */
    count(method: string, status: number, duration: number): void {
      requests.inc({ method: METHODS.has(method) ? method : 'other', status });
      if (duration > 0) seconds.observe(duration);
    },
  };
}

/** The method comes from outside: unknown ones must not become labels without end. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Answers every request with the figures. It belongs on a port of its own, which no visitor reaches. */
export function metricsServer(registry: Registry): http.Server {
  return http.createServer(async (_request, response) => {
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      log.error({ err: error }, 'The figures cannot be read');
      response.writeHead(500).end();
    }
  });
}

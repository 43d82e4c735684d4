import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';

const record = z.object({ id: z.string(), timestamp: z.string() });
type BuildRecord = z.output<typeof record>;

export async function readBuildRecord(clientDir: string): Promise<BuildRecord> {
  return record.parse(JSON.parse(await readFile(path.join(clientDir, 'builds/latest.json'), 'utf8')));
}

type Routes = Record<string, { path?: string; index?: boolean; module: { default?: unknown } } | undefined>;

/** `/builds/latest.json`, from which open pages learn of a new build, and `/builds/meta/{id}.json`. */
export function builds({ build, routes }: { build: BuildRecord; routes: Routes }) {
  const prerendered = fixedPages(routes);
  return new Hono()
    .use(async (c, next) => {
      await next();
      c.header('cache-control', 'no-cache');
    })
    .get('/latest.json', (c) => c.json({ id: build.id, timestamp: build.timestamp }))
    .get('/meta/:file{[A-Za-z0-9-]+\\.json}', (c) =>
      c.req.param('file') === `${build.id}.json` ? c.json({ ...build, prerendered }) : c.notFound(),
    );
}

export function fixedPages(routes: Routes): string[] {
  return Object.values(routes)
    .flatMap((route) => {
      // Routes without a component are not pages (sitemap, feeds).
      if (!route?.module.default) return [];
      if (route.index) return ['/'];
      return route.path && !/[:*]/.test(route.path) ? [`/${route.path}`] : [];
    })
    .sort();
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';

const record = z.object({ id: z.string(), timestamp: z.string() });
export type BuildRecord = z.output<typeof record>;

/** What a build says of itself, from the file that build-record.ts has put beside the built ones. */
export async function readBuildRecord(clientDir: string): Promise<BuildRecord> {
  return record.parse(JSON.parse(await readFile(path.join(clientDir, 'builds/latest.json'), 'utf8')));
}

type Routes = Record<string, { path?: string; index?: boolean; module: { default?: unknown } } | undefined>;

/**
 * `/latest.json` names the build that is served; `/meta/{id}.json` adds the paths of the pages that it always has. Neither may
 * be cached: they are how an open page finds out that it is out of date.
 */
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

/** The addresses of a build without parameters: the pages that are known before any content is read. */
export function fixedPages(routes: Routes): string[] {
  return Object.values(routes)
    .flatMap((route) => {
      // Without a component it is no page but a file: the sitemap, a feed.
      if (!route?.module.default) return [];
      if (route.index) return ['/'];
      return route.path && !/[:*]/.test(route.path) ? [`/${route.path}`] : [];
    })
    .sort();
}

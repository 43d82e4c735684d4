import type { ExtendedIconifyIcon, IconifyJSON } from '@iconify/types';
import { getIconData, getIcons } from '@iconify/utils';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { INSTALLED_SETS } from '#app/content/icons.server.ts';
import { log } from '#platform/log.server.ts';
import { TooBusy } from '#platform/work-queue.server.ts';
import type { FetchFromHosts } from './icon-hosts.ts';

/** 168 hours (specification 9). */
const TTL_S = 168 * 3600;
const UNKNOWN_TTL_S = 3600;
const MAX_URL_LENGTH = 500;
const MAX_CACHE_BYTES = 16 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 200;
const MAX_CONCURRENT = 4;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Iconify's API: serves `/{prefix}.json?icons=a,b` from the installed sets, else from the fallback hosts. Lists unknown
 * names in `not_found`; an unknown set is a 404.
 */
export function icons({ fetchFromHosts }: { fetchFromHosts: FetchFromHosts }) {
  // Maps `prefix:name` to an icon, or to false if it is unknown, and the `prefix` of an unknown set to false.
  const cached = new LRUCache<string, ExtendedIconifyIcon | false>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (icon, key) => ENTRY_OVERHEAD_BYTES + 2 * (key.length + JSON.stringify(icon).length),
    ttl: TTL_S * 1000,
  });
  const pending = new Map<string, Promise<IconifyJSON | null>>();
  const save = (key: string, icon: ExtendedIconifyIcon | false) =>
    cached.set(key, icon, icon ? {} : { ttl: UNKNOWN_TTL_S * 1000 });

  async function findInHosts(prefix: string, names: string[]): Promise<IconifyJSON | null> {
    const found = new Map(names.map((name) => [name, cached.get(`${prefix}:${name}`)]));
    const missing = names.filter((name) => found.get(name) === undefined);
    if (missing.length > 0) {
      const isUnknownSet = cached.get(prefix) === false;
      const set = isUnknownSet ? null : await request(prefix, missing);
      if (set === null && missing.length === names.length) {
        if (!isUnknownSet) save(prefix, false);
        return null;
      }
      for (const name of missing) {
        const icon = set && has(set, name) && getIconData(set, name);
        found.set(name, icon || false);
        save(`${prefix}:${name}`, icon || false);
      }
    }
    const drawn = [...found].flatMap(([name, icon]) => (icon ? [[name, icon] as const] : []));
    return withMissing({ prefix, icons: Object.fromEntries(drawn) }, names);
  }

  /** Concurrent calls for the same names share one request. @throws TooBusy */
  async function request(prefix: string, names: string[]): Promise<IconifyJSON | null> {
    const key = `${prefix}:${names}`;
    const same = pending.get(key);
    if (same) return same;
    if (pending.size >= MAX_CONCURRENT) throw new TooBusy();
    const requesting = fetchFromHosts(prefix, names).finally(() => pending.delete(key));
    pending.set(key, requesting);
    return requesting;
  }

  return new Hono().get('/:file{[a-z0-9-]+\\.json}', async (c) => {
    const prefix = c.req.param('file').slice(0, -'.json'.length);
    const names = [...new Set(c.req.query('icons')?.split(','))].sort();
    const url = new URL(c.req.url);
    if (url.pathname.length + url.search.length > MAX_URL_LENGTH) return c.text('The address is too long', 414);
    if (names.length === 0 || ![prefix, ...names].every((name) => NAME.test(name)))
      return c.text('Which icons? ?icons=a,b', 400);
    const installed = INSTALLED_SETS.get(prefix);
    try {
      const found = installed ? pick(installed, names) : await findInHosts(prefix, names);
      if (!found) return c.text('No such icons', 404, { 'cache-control': `public, max-age=${UNKNOWN_TTL_S}` });
      return c.json(found, 200, { 'cache-control': `public, max-age=${TTL_S}` });
    } catch (error) {
      if (error instanceof TooBusy) return c.text('Too many icons are being requested', 429, { 'retry-after': '5' });
      log.warn({ err: error, prefix }, 'No icon host could be reached');
      return c.text('The icons cannot be reached at the moment', 503, { 'retry-after': '60' });
    }
  });
}

const has = (set: IconifyJSON, name: string) =>
  Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name);

function pick(set: IconifyJSON, names: string[]): IconifyJSON {
  const present = names.filter((name) => has(set, name));
  return withMissing(getIcons(set, present) ?? { prefix: set.prefix, icons: {} }, names);
}

function withMissing(found: IconifyJSON, names: string[]): IconifyJSON {
  const missing = names.filter((name) => !has(found, name));
  return { ...found, ...(missing.length > 0 ? { not_found: missing } : {}) };
}

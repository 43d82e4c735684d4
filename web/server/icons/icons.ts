import type { ExtendedIconifyIcon, IconifyJSON } from '@iconify/types';
import { getIconData, getIcons } from '@iconify/utils';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { INSTALLED_SETS } from '../../app/content/installed-icons.ts';
import { log } from '../../platform/log.server.ts';
import type { AskHosts } from './icon-hosts.ts';

/** Specification 9: icons are kept for 168 units of an hour. */
const KEPT_S = 168 * 3600;
const UNKNOWN_KEPT_S = 3600;
const MAX_URL = 500;
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** What an entry takes beside its name and drawing. */
const ENTRY_OVERHEAD_BYTES = 200;
const ASKED_AT_ONCE = 4;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

type Options = { askHosts: AskHosts };

/**
 * Icons in Iconify's JSON: `/{prefix}.json?icons=a,b` from the installed sets, otherwise from the fallback hosts (contract,
 * Icons). Names that nobody has are in `not_found`; a set that nobody has is 404.
 *
 *     app.route('/api/icons', icons({ askHosts: iconHosts(env.ICON_HOSTS) }));
 */
export function icons({ askHosts }: Options) {
  // Icon by icon, because lists of names have no end. False: nobody has it, or, under a prefix alone, no such set.
  const known = new LRUCache<string, ExtendedIconifyIcon | false>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: (icon, key) => ENTRY_OVERHEAD_BYTES + 2 * (key.length + JSON.stringify(icon).length),
    ttl: KEPT_S * 1000,
  });
  const underWay = new Map<string, Promise<IconifyJSON | null>>();
  const keep = (key: string, icon: ExtendedIconifyIcon | false) =>
    known.set(key, icon, icon ? {} : { ttl: UNKNOWN_KEPT_S * 1000 });

  async function fromHosts(prefix: string, names: string[]): Promise<IconifyJSON | null | 'busy'> {
    const found = new Map(names.map((name) => [name, known.get(`${prefix}:${name}`)]));
    const missing = names.filter((name) => found.get(name) === undefined);
    if (missing.length > 0) {
      const isNoSet = known.get(prefix) === false;
      const set = isNoSet ? null : await ask(prefix, missing);
      if (set === 'busy') return set;
      if (set === null && missing.length === names.length) {
        if (!isNoSet) keep(prefix, false);
        return null;
      }
      for (const name of missing) {
        const icon = set && has(set, name) && getIconData(set, name);
        found.set(name, icon || false);
        keep(`${prefix}:${name}`, icon || false);
      }
    }
    const drawn = [...found].flatMap(([name, icon]) => (icon ? [[name, icon] as const] : []));
    return withMissing({ prefix, icons: Object.fromEntries(drawn) }, names);
  }

  /** One question for each list of names, however many ask for it at the moment. */
  async function ask(prefix: string, names: string[]): Promise<IconifyJSON | null | 'busy'> {
    const key = `${prefix}:${names}`;
    const same = underWay.get(key);
    if (same) return same;
    if (underWay.size >= ASKED_AT_ONCE) return 'busy';
    const asking = askHosts(prefix, names).finally(() => underWay.delete(key));
    underWay.set(key, asking);
    return asking;
  }

  return new Hono().get('/:file{[a-z0-9-]+\\.json}', async (c) => {
    const prefix = c.req.param('file').slice(0, -'.json'.length);
    const names = [...new Set(c.req.query('icons')?.split(','))].sort();
    const url = new URL(c.req.url);
    if (url.pathname.length + url.search.length > MAX_URL) return c.text('The address is too long', 414);
    if (names.length === 0 || ![prefix, ...names].every((name) => NAME.test(name)))
      return c.text('Which icons? ?icons=a,b', 400);
    const installed = INSTALLED_SETS.get(prefix);
    try {
      const found = installed ? pick(installed, names) : await fromHosts(prefix, names);
      if (found === 'busy') return c.text('Too many icons are being asked for', 429, { 'retry-after': '5' });
      if (!found) return c.text('No such icons', 404, { 'cache-control': `public, max-age=${UNKNOWN_KEPT_S}` });
      return c.json(found, 200, { 'cache-control': `public, max-age=${KEPT_S}` });
    } catch (error) {
      log.warn({ err: error, prefix }, 'Icons cannot be had from other hosts');
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

import type { IconifyJSON } from '@iconify/types';
import { getIcons } from '@iconify/utils';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { INSTALLED_SETS } from '../../app/content/installed-icons.ts';
import { log } from '../log.ts';
import type { AskHosts } from './icon-hosts.ts';

/** Specification 9: icons are kept for 168 units of an hour. */
const KEPT_S = 168 * 3600;
const UNKNOWN_KEPT_S = 3600;
const MAX_URL = 500;
const REMEMBERED = 2000;
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
  const known = new LRUCache<string, Promise<IconifyJSON | null>>({ max: REMEMBERED, ttl: KEPT_S * 1000 });
  let underWay = 0;

  /** One answer for each list of names, however many ask for it. */
  async function fromHosts(prefix: string, names: string[]): Promise<IconifyJSON | null | 'busy'> {
    const key = `${prefix}:${names}`;
    const remembered = known.get(key);
    if (remembered) return remembered;
    if (underWay >= ASKED_AT_ONCE) return 'busy';
    underWay += 1;
    const asking = askHosts(prefix, names).finally(() => {
      underWay -= 1;
    });
    known.set(key, asking);
    asking.then(
      (found) => found || known.set(key, asking, { ttl: UNKNOWN_KEPT_S * 1000 }),
      () => known.delete(key),
    );
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

function pick(set: IconifyJSON, names: string[]): IconifyJSON {
  const has = (name: string) => Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name);
  const found = getIcons(set, names.filter(has)) ?? { prefix: set.prefix, icons: {} };
  const missing = names.filter((name) => !has(name));
  return { ...found, ...(missing.length > 0 ? { not_found: missing } : {}) };
}

import { setTimeout } from 'node:timers/promises';
import type { IconifyJSON } from '@iconify/types';
import { quicklyValidateIconSet } from '@iconify/utils';
import { readLimited } from '#platform/read-limited.server.ts';
import { MAX_ADDRESS_LENGTH, splitByAddressLength } from '#platform/split-by-address-length.ts';

/** After this time without a response, the next host is tried as well (specification 9). */
const ROTATE_AFTER_MS = 750;
const TIMEOUT_MS = 5000;
const MAX_BYTES = 1024 * 1024;

/** Resolves to null for an unknown set. Rejects if no host can be reached. */
export type FetchFromHosts = (prefix: string, names: string[]) => Promise<IconifyJSON | null>;

/** Tries the next host if one fails or is slow. The first response counts, even a 404 (specification 8). */
export function iconHosts(hosts: readonly string[]): FetchFromHosts {
  async function request(path: string): Promise<IconifyJSON | null> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const tries: Promise<IconifyJSON | null>[] = [];
    for (const host of hosts) {
      tries.push(readIcons(`${host}${path}`, signal));
      const hasResponse = Promise.any(tries).then(
        () => true,
        () => false,
      );
      if (await Promise.race([hasResponse, setTimeout(ROTATE_AFTER_MS, false, { ref: false })])) break;
    }
    return Promise.any(tries);
  }

  return async function fetchFromHosts(prefix, names) {
    if (hosts.length === 0) return null;
    const maxPathLength = MAX_ADDRESS_LENGTH - Math.max(...hosts.map((host) => host.length));
    const toPath = (part: string[]) => `/${prefix}.json?icons=${part.join(',')}`;
    const results = await Promise.all(
      splitByAddressLength(names, maxPathLength, toPath).map((part) => request(toPath(part))),
    );
    const found = results.filter((icons) => icons !== null);
    const [first] = found;
    if (!first) return null;
    return {
      ...first,
      icons: Object.assign({}, ...found.map(({ icons }) => icons)),
      aliases: Object.assign({}, ...found.map(({ aliases }) => aliases)),
      not_found: found.flatMap(({ not_found }) => not_found ?? []),
    };
  };
}

/** Null for a 404. @throws if the response is another error or not an icon set */
async function readIcons(url: string, signal: AbortSignal): Promise<IconifyJSON | null> {
  const response = await fetch(url, { signal, redirect: 'error' });
  if (response.status === 404) return null;
  const text = response.ok ? (await readLimited(response.body, MAX_BYTES)).toString() : '';
  const icons = quicklyValidateIconSet(JSON.parse(text || 'null'));
  if (!icons) throw new Error(`The icon host responded with ${response.status}`);
  return icons;
}

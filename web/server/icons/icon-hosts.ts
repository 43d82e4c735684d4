import type { IconifyJSON } from '@iconify/types';
import { quicklyValidateIconSet } from '@iconify/utils';
import { splitByAddressLength } from '../../app/ui/split-by-address-length.ts';
import { readLimited } from '../../platform/read-limited.server.ts';

/** Specification 9: an address has at most so many characters, longer lists are asked for in parts. */
const MAX_URL = 500;
/** Specification 9: a host that has not answered after this time is not waited for alone. */
const ROTATE_MS = 750;
const TIMEOUT_MS = 5000;
/** More than any list of icons has. */
const MAX_BYTES = 1024 * 1024;

/** Gives the icons that a host has, or null where it knows no such set. Rejects when no host answers. */
export type AskHosts = (prefix: string, names: string[]) => Promise<IconifyJSON | null>;

/**
 * Iconify hosts that are asked one after the other: the next one when the first fails, or is silent for 750 ms; the first
 * answer counts, and 404 is one (specification 8).
 */
export function iconHosts(hosts: readonly string[]): AskHosts {
  const ask = (path: string) =>
    new Promise<IconifyJSON | null>((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      let failures = 0;
      let isAnswered = false;
      const askFrom = (index: number) => {
        const host = hosts[index];
        if (host === undefined) return;
        let isWaiting = true;
        const goOn = () => {
          if (isWaiting && !isAnswered) askFrom(index + 1);
          isWaiting = false;
        };
        const next = setTimeout(goOn, ROTATE_MS);
        readIcons(`${host}${path}`, signal)
          .then((icons) => {
            clearTimeout(next);
            isAnswered = true;
            resolve(icons);
          })
          .catch((error) => {
            clearTimeout(next);
            failures += 1;
            if (failures === hosts.length) reject(new Error('No icon host answers', { cause: error }));
            else goOn();
          });
      };
      askFrom(0);
      signal.addEventListener('abort', () => reject(new Error('No icon host has answered in time')));
    });

  return async function askHosts(prefix, names) {
    if (hosts.length === 0) return null;
    const room = MAX_URL - Math.max(...hosts.map((host) => host.length));
    const toPath = (part: string[]) => `/${prefix}.json?icons=${part.join(',')}`;
    const answers = await Promise.all(splitByAddressLength(names, room, toPath).map((part) => ask(toPath(part))));
    const found = answers.filter((icons) => icons !== null);
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

/** An icon set's JSON; null for 404. @throws on everything else, and on what is no icon set */
async function readIcons(url: string, signal: AbortSignal): Promise<IconifyJSON | null> {
  const response = await fetch(url, { signal, redirect: 'error' });
  if (response.status === 404) return null;
  const text = response.ok ? (await readLimited(response.body, MAX_BYTES)).toString() : '';
  const icons = quicklyValidateIconSet(JSON.parse(text || 'null'));
  if (!icons) throw new Error(`The icon host answered ${response.status}`);
  return icons;
}

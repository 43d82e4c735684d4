import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { quicklyValidateIconSet } from '@iconify/utils/lib/icon-set/validate-basic';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import { iconToHTML } from '@iconify/utils/lib/svg/html';
import { svgToURL } from '@iconify/utils/lib/svg/url';
import { MAX_ADDRESS_LENGTH, splitByAddressLength } from '#platform/split-by-address-length.ts';

/** Icon name → its promise's `resolve`, for one set. */
type Pending = Map<string, (icon: Promise<string | null>) => void>;

const requested = new Map<string, Promise<string | null>>();
const pending = new Map<string, Pending>();

/**
 * Loads an icon such as `mdi:ship` as `url(data:…)`, or null if no host has it. Requests for one set are batched. The browser caches
 * the responses for 168 hours (specification 9).
 */
export function loadIcon(name: string): Promise<string | null> {
  const cached = requested.get(name);
  if (cached) return cached;
  const [prefix = '', icon = ''] = name.split(':');
  const promise = new Promise<string | null>((resolve) => {
    const ofSet: Pending = pending.get(prefix) ?? new Map();
    if (!pending.has(prefix)) {
      pending.set(prefix, ofSet);
      setTimeout(() => {
        pending.delete(prefix);
        requestIcons(prefix, ofSet);
      });
    }
    ofSet.set(icon, resolve);
  });
  requested.set(name, promise);
  // A failure may be temporary, so it is not cached.
  promise.catch(() => requested.delete(name));
  return promise;
}

function requestIcons(prefix: string, names: Pending): void {
  const toAddress = (part: string[]) => addressOf(prefix, part);
  for (const part of splitByAddressLength([...names.keys()].sort(), MAX_ADDRESS_LENGTH, toAddress)) {
    const response = readIcons(addressOf(prefix, part));
    for (const name of part)
      names.get(name)?.(
        response.then((icons) => {
          const data =
            icons && Object.hasOwn({ ...icons.icons, ...icons.aliases }, name) ? getIconData(icons, name) : null;
          if (!data) return null;
          const { body, attributes } = iconToSVG(data);
          return svgToURL(iconToHTML(body, attributes));
        }),
      );
  }
}

const addressOf = (prefix: string, names: string[]) => `/api/icons/${prefix}.json?icons=${names.join(',')}`;

/** Null for 404: the icon does not exist. @throws for any other failure, which may be temporary */
async function readIcons(address: string) {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`Icons: ${response.status}`);
  return quicklyValidateIconSet(await response.json());
}

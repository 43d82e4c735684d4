import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { quicklyValidateIconSet } from '@iconify/utils/lib/icon-set/validate-basic';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import { iconToHTML } from '@iconify/utils/lib/svg/html';
import { svgToURL } from '@iconify/utils/lib/svg/url';
import { MAX_ADDRESS_LENGTH, splitByAddressLength } from '#platform/split-by-address-length.ts';

type Waiting = Map<string, (icon: Promise<string | null>) => void>;

const known = new Map<string, Promise<string | null>>();
const waiting = new Map<string, Waiting>();

/**
 * Returns a `url(data:…)`, or null if no host has it. Batches requests per set; the browser caches them (168 hours,
 * specification 9).
 */
export function loadIcon(name: string): Promise<string | null> {
  const cached = known.get(name);
  if (cached) return cached;
  const [prefix = '', icon = ''] = name.split(':');
  const promise = new Promise<string | null>((resolve) => {
    const ofSet: Waiting = waiting.get(prefix) ?? new Map();
    if (!waiting.has(prefix)) {
      waiting.set(prefix, ofSet);
      setTimeout(() => {
        waiting.delete(prefix);
        requestIcons(prefix, ofSet);
      });
    }
    ofSet.set(icon, resolve);
  });
  known.set(name, promise);
  // A failure may be temporary.
  promise.catch(() => known.delete(name));
  return promise;
}

function requestIcons(prefix: string, names: Waiting): void {
  const toAddress = (some: string[]) => addressOf(prefix, some);
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

/** Null for 404, which is permanent. @throws on any other failure */
async function readIcons(address: string) {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`Icons: ${response.status}`);
  return quicklyValidateIconSet(await response.json());
}

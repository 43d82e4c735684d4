import { type Payload, payloadUrl } from './payload';

/** How long a payload may be used after it was fetched. Long enough for reading a page, and for going back to the last one. */
const FRESH_MS = 300_000;

const stored = new Map<string, { at: number; payload: Promise<Payload> }>();

/** A page's payload: the one that is there or on its way, or a new one. @throws when the site cannot be reached */
export function getPayload(path: string, { isPrefetch = false, isForced = false } = {}): Promise<Payload> {
  const known = stored.get(path);
  if (known && !isForced && performance.now() - known.at < FRESH_MS) return known.payload;
  const entry = { at: performance.now(), payload: request(path, isPrefetch) };
  stored.set(path, entry);
  const forget = () => stored.get(path) === entry && stored.delete(path);
  // What failed is not kept: the next attempt asks again.
  entry.payload.then((payload) => 'error' in payload && forget(), forget);
  return entry.payload;
}

/** Whether the payload is there or on its way. */
export const hasPayload = (path: string): boolean => {
  const known = stored.get(path);
  return known !== undefined && performance.now() - known.at < FRESH_MS;
};

/** After a form was sent every page may read differently. */
export const forgetPayloads = (): void => stored.clear();

async function request(path: string, isPrefetch: boolean): Promise<Payload> {
  const response = await fetch(payloadUrl(path), { priority: isPrefetch ? 'low' : 'high' });
  if (response.headers.get('content-type')?.startsWith('application/json')) return response.json();
  // Something between the browser and the site has answered, a proxy for one.
  throw new Error(`The data of ${path} did not arrive: ${response.status} ${response.statusText}`);
}

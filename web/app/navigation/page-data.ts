import { data, redirect, redirectDocument } from 'react-router';
import { linkKind } from '../ui/link-kind';
import { pendingTarget } from './chunk-reload';
import { compareVersion, isNewVersionOut } from './new-version';
import { type Payload, payloadUrl } from './payload';

/** Long enough for reading a page and going back to the previous one. */
const FRESH_MS = 300_000;

const stored = new Map<string, { fetchedAt: number; payload: Promise<Payload> }>();
let shownPath: string | null = null;

/** What a `clientLoader` is called with, as far as it is used here. `serverLoader` tells the type of the data. */
type Args<Data> = { url: URL; serverLoader: () => Promise<Data> };

/**
 * The data of a page when it is navigated to in the browser. It comes from the page's payload, prefetched or not; nothing else
 * is requested about the page. Loading the page that is shown means reloading it, so its payload is fetched again.
 *
 *     export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);
 *
 * @throws what React Router knows how to end with: a redirect, or the error that the server responded with
 */
export async function loadPageData<Data>({ url }: Args<Data>): Promise<Data> {
  const path = `${url.pathname}${url.search}`;
  const isReload = path === shownPath;
  if (isReload) stored.delete(path);
  const throwIfOutdated = () => {
    if (!isReload && isNewVersionOut()) throw redirectDocument(pendingTarget() ?? path);
  };

  throwIfOutdated();
  // The payload of a page has the data of its loader, which is what `Data` stands for.
  const payload = (await fetchPayload(path)) as Payload<Data>;
  compareVersion(payload.build);
  throwIfOutdated();
  if ('redirect' in payload) {
    const { to, status } = payload.redirect;
    throw linkKind(to, true) === 'page' ? redirect(to, status) : redirectDocument(to, status);
  }
  if ('error' in payload) {
    const { status, statusText, data: details } = payload.error;
    throw data(details, { status, statusText });
  }
  return payload.data;
}

/** A page's payload, from memory when it is fresh. @throws when the site cannot be reached */
export function fetchPayload(path: string, priority: RequestPriority = 'high'): Promise<Payload> {
  const known = stored.get(path);
  if (known && isFresh(known)) return known.payload;
  const entry = { fetchedAt: performance.now(), payload: request(path, priority) };
  stored.set(path, entry);
  const forget = () => stored.get(path) === entry && stored.delete(path);
  // The next attempt requests it again.
  entry.payload.then((payload) => 'error' in payload && forget(), forget);
  return entry.payload;
}

/** Whether the payload is in memory or on its way. */
export const hasPayload = (path: string): boolean => {
  const known = stored.get(path);
  return known !== undefined && isFresh(known);
};

/** To be called when something was submitted: any page may read differently from now on. */
export const forgetPayloads = (): void => stored.clear();

/** The page that the visitor sees. */
export const setShownPath = (path: string): void => {
  shownPath = path;
};

const isFresh = ({ fetchedAt }: { fetchedAt: number }) => performance.now() - fetchedAt < FRESH_MS;

async function request(path: string, priority: RequestPriority): Promise<Payload> {
  const response = await fetch(payloadUrl(path), { priority });
  if (response.headers.get('content-type')?.startsWith('application/json')) return response.json();
  // A proxy between browser and site, for instance.
  throw new Error(`The data of ${path} did not arrive: ${response.status} ${response.statusText}`);
}

import { data, redirect, redirectDocument } from 'react-router';
import { linkKind } from '#app/ui/link-kind.ts';
import { pendingTarget } from './chunk-reload.ts';
import { compareVersion, isNewVersionOut } from './new-version.ts';
import { type Payload, payloadUrl } from './payload.ts';

/** How long payloads are reused: long enough to read a page and go back. */
const FRESH_MS = 300_000;

const payloads = new Map<string, Promise<Payload>>();
let shownPath: string | null = null;
/** The data of all pages that this tab has shown. Without a connection, going back to them needs no request. */
const shownData = new Map<string, unknown>();

/** The request for a page's data failed because the browser is offline or the site unreachable. A retry may succeed. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
  constructor(path: string, cause: unknown) {
    super(`The data of ${path} could not be loaded`, { cause });
  }
}

type Args<Data> = { url: URL; serverLoader: () => Promise<Data> };

/**
 * A client loader that fetches the page's payload instead of calling the server loader. A navigation to the current page
 * reloads it, so the payload is fetched again.
 *
 *     export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);
 *
 * @throws redirects and error responses for React Router
 */
export async function loadPageData<Data>({ url }: Args<Data>): Promise<Data> {
  const path = `${url.pathname}${url.search}`;
  const isReload = path === shownPath;
  if (isReload) payloads.delete(path);
  const throwIfOutdated = () => {
    if (!isReload && isNewVersionOut()) throw redirectDocument(pendingTarget() ?? path);
  };

  throwIfOutdated();
  // Safe, because the payload of a page contains the data of its loader.
  const payload = (await fetchPayload(path).catch((error: unknown) => {
    if (!(error instanceof UnreachableError) || !shownData.has(path)) throw error;
    return { build: __BUILD_ID__, data: shownData.get(path) };
  })) as Payload<Data>;
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

/** Fetches a payload, or reuses a fresh one. @throws UnreachableError; Error if the response is not a payload */
export function fetchPayload(path: string, priority: RequestPriority = 'high'): Promise<Payload> {
  const known = payloads.get(path);
  if (known) return known;
  const requested = request(path, priority);
  payloads.set(path, requested);
  const forget = () => payloads.get(path) === requested && payloads.delete(path);
  requested.then((payload) => 'error' in payload && forget(), forget);
  setTimeout(forget, FRESH_MS);
  return requested;
}

export const hasPayload = (path: string): boolean => payloads.has(path);

/** `data` is undefined if the page has none, or shows an error. */
export function setShownPage(path: string, data: unknown): void {
  shownPath = path;
  if (data !== undefined) shownData.set(path, data);
}

async function request(path: string, priority: RequestPriority): Promise<Payload> {
  const response = await fetch(payloadUrl(path), { priority }).catch((cause: unknown) => {
    throw new UnreachableError(path, cause);
  });
  if (response.headers.get('content-type')?.startsWith('application/json')) return response.json();
  // The response may come from a proxy.
  throw new Error(`The data of ${path} did not arrive: ${response.status} ${response.statusText}`);
}

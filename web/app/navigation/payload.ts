/** The response to `GET {path}/_payload.json`. */
export type Payload<Data = unknown> = {
  /** The server's build id, which differs from the browser's after a deployment. */
  build: string;
  /** The modules of the page's code, its own module first. */
  modules: string[];
} & PageResult<Data>;

export type PageResult<Data = unknown> =
  | { data: Data }
  | { error: { status: number; statusText: string; data: unknown } }
  | { redirect: { to: string; status: number } };

const FILE = '_payload.json';

/** The URL of a page's payload: `/careers?sort=a` → `/careers/_payload.json?sort=a`, `/` → `/_payload.json`. */
export function payloadUrl(path: string): string {
  const pathEnd = path.search(/\?|$/);
  return `${path.slice(0, pathEnd).replace(/\/+$/, '')}/${FILE}${path.slice(pathEnd)}`;
}

export function pageOfPayload(pathname: string): string | null {
  if (!pathname.endsWith(`/${FILE}`)) return null;
  return pathname.slice(0, -FILE.length - 1) || '/';
}

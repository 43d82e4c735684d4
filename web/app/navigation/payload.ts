/** The data that a page is rendered with, as `GET {path}/_payload.json` responds with it (contract 4, Payload). */
export type Payload<Data = unknown> = {
  /** The build of the server. When it is not the page's own, the page's code is out of date. */
  build: string;
  /** The built files that show the page, its own one first. */
  modules: string[];
} & PageResult<Data>;

export type PageResult<Data = unknown> =
  | { data: Data }
  | { error: { status: number; statusText: string; data: unknown } }
  | { redirect: { to: string; status: number } };

const FILE = '_payload.json';

/** `/careers?sort=a` → `/careers/_payload.json?sort=a`, `/` → `/_payload.json`. */
export function payloadUrl(path: string): string {
  const [pathname = '/', search] = path.split('?', 2);
  return `${pathname.replace(/\/+$/, '')}/${FILE}${search ? `?${search}` : ''}`;
}

/** The page's path for the path of its payload, or null for any other path. */
export function pageOfPayload(pathname: string): string | null {
  if (!pathname.endsWith(`/${FILE}`)) return null;
  return pathname.slice(0, -FILE.length - 1) || '/';
}

/** Reads a `Cookie` header or `document.cookie`. The value is not decoded. */
export function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}

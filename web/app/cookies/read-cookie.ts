/** One cookie's value out of a `Cookie` header or `document.cookie`, as it stands there; null when there is none. */
export function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}

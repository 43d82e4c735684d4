/** The subject of a page, or a 404 when it does not exist: for what the address names. */
export function requireFound<T>(subject: T | null | undefined): T {
  if (subject === null || subject === undefined) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return subject;
}

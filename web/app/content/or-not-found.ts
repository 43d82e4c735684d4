/** @throws Response 404 */
export function requireFound<T>(subject: T | null | undefined): T {
  if (subject === null || subject === undefined) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return subject;
}

/** Any address that no other route knows (specification 2). */
export function loader(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

export default function NotFoundPage() {
  return null;
}

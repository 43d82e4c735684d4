import { decodeUri } from '#app/ui/decode-uri.ts';

export const TYPED_PARAMETERS = ['q', 'query', 'search', 'name', 'email', 'subject', 'message', 'token'];

/** Removes what visitors typed from a URL or path: forms with method GET put it into the query. */
export function redactTypedText(address: string): string {
  const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  if (query === undefined) return address;
  const redacted = query.split('&').map((pair) => {
    const [name = ''] = pair.split('=');
    return TYPED_PARAMETERS.includes(decodeUri(name).toLowerCase()) ? `${name}=` : pair;
  });
  return `${path}?${redacted.join('&')}${hash}`;
}

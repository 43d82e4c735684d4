import { decodeUri } from '#app/ui/decode-uri.ts';

export const TYPED_PARAMETERS = ['q', 'query', 'search', 'name', 'email', 'subject', 'message', 'token'];

/** Forms that use GET put typed text into the query. Takes full URLs and paths. */
export function redactTypedText(address: string): string {
  const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  if (query === undefined) return address;
  const redacted = query.split('&').map((pair) => {
    const [name = ''] = pair.split('=');
    return TYPED_PARAMETERS.includes(decodeUri(name).toLowerCase()) ? `${name}=` : pair;
  });
  return `${path}?${redacted.join('&')}${hash}`;
}

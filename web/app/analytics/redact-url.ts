import { decodeUri } from '../ui/decode-uri';

/** Query parameters that carry what a visitor has typed into a field. */
export const TYPED_PARAMETERS = ['q', 'query', 'search', 'name', 'email', 'subject', 'message', 'token'];

/**
 * An address without the content of form fields, which is never counted: forms with GET put it into the query. Works for
 * full addresses and for paths.
 */
export function redactTypedText(address: string): string {
  const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  if (query === undefined) return address;
  const kept = query.split('&').map((pair) => {
    const [name = ''] = pair.split('=');
    return TYPED_PARAMETERS.includes(decodeUri(name).toLowerCase()) ? `${name}=` : pair;
  });
  return `${path}?${kept.join('&')}${hash}`;
}

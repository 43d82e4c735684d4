/** HTML, scripts, styles, and XML, which can contain them. */
const EXECUTABLE = /html|(?:java|ecma|j|live)script|^text\/css|[/+]xml/i;
const IS_IMAGE = /^image\//i;

/**
 * Keeps an uploaded file from running as part of the site, whose origin it shares: sandboxed, no type sniffing, downloaded unless
 * it is an image, and plain text if browsers would execute it. `type` is the CMS's content type.
 */
export function downloadHeaders(type: string | null): Record<string, string> {
  const isImage = type !== null && IS_IMAGE.test(type);
  const isExecutable = type !== null && !isImage && EXECUTABLE.test(type);
  return {
    'content-type': isExecutable ? 'text/plain; charset=utf-8' : (type ?? 'application/octet-stream'),
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    ...(isImage ? {} : { 'content-disposition': 'attachment' }),
  };
}

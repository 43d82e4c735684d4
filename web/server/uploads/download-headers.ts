/** Types that browsers execute: HTML, scripts, styles, and XML, which can contain them. */
const EXECUTABLE = /html|(?:java|ecma|j|live)script|^text\/css|[/+]xml/i;
const IS_IMAGE = /^image\//i;

/**
 * Headers that prevent an uploaded file from running scripts on the site's origin: sandbox, no type sniffing, plain text for
 * types that browsers execute, and a download for everything but images. `type` is the CMS's content type.
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

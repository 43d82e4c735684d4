/** Pages, scripts and styles, and the XML that can become one. Office files are XML in a ZIP, which is something else. */
const IS_RUN = /html|(?:java|ecma|j|live)script|^text\/css|[/+]xml/i;
const IS_IMAGE = /^image\//i;

/**
 * What keeps an uploaded file from acting as a part of the site, whose address it has: no type is guessed, nothing in it runs
 * when it is opened, all but images is saved instead, and what browsers would run (for a page, as a script of the site's
 * own) is plain text. `type` is what the content system says.
 */
export function downloadHeaders(type: string | null): Record<string, string> {
  const isImage = type !== null && IS_IMAGE.test(type);
  const isRun = type !== null && !isImage && IS_RUN.test(type);
  return {
    'content-type': isRun ? 'text/plain; charset=utf-8' : (type ?? 'application/octet-stream'),
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    ...(isImage ? {} : { 'content-disposition': 'attachment' }),
  };
}

/** Pages, scripts and styles, and the XML that can become one. Office files are XML in a ZIP, which is something else. */
const IS_RUN = /html|(?:java|ecma|j|live)script|^text\/css|[/+]xml/i;
const IS_PICTURE = /^image\//i;

/**
 * What keeps an uploaded file from acting as a part of the site, whose address it has: no type is guessed, nothing in it runs
 * when it is opened, all but pictures is saved instead, and what browsers would run (for a page, as a script of the site's
 * own) is plain text. `type` is what the content system says.
 */
export function downloadHeaders(type: string | null): Record<string, string> {
  const isPicture = type !== null && IS_PICTURE.test(type);
  const isRun = type !== null && !isPicture && IS_RUN.test(type);
  return {
    'content-type': isRun ? 'text/plain; charset=utf-8' : (type ?? 'application/octet-stream'),
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    ...(isPicture ? {} : { 'content-disposition': 'attachment' }),
  };
}

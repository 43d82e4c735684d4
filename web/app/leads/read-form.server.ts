import { readLimited, TooLarge } from '#platform/read-limited.server.ts';

/** `status`: 400 for an unreadable form, 413 for one that is too large, 415 for another content type. */
export class FormError extends Error {
  readonly status: 400 | 413 | 415;
  constructor(status: 400 | 413 | 415) {
    super(`Not a form that can be read (${status})`);
    this.status = status;
  }
}

/** More fields than any of our forms has. */
const MAX_FIELDS = 200;
/** Limit for the headers of all parts of a multipart form together. */
const MAX_PART_HEADERS_BYTES = 16 * 1024;
const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;
/** At most 70 characters (RFC 2046, 5.1.1): searching 1 MB of dashes for a boundary of 8,000 would take 5 s. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i;

/**
 * Reads a form. Enforces the limits even if `content-length` is wrong, and rejects bodies that would be slow to parse
 * before parsing them. @throws FormError
 */
export async function readForm(request: Request, textBytes: number, fileBytes = 0): Promise<FormData> {
  const contentType = request.headers.get('content-type') ?? '';
  const [, type = ''] = FORM_TYPE.exec(contentType) ?? [];
  if (!type) throw new FormError(415);
  const isMultipart = type.toLowerCase().startsWith('multipart');
  const boundary = isMultipart ? boundaryOf(contentType) : null;
  const maxBytes = textBytes + (isMultipart ? fileBytes : 0);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new FormError(413);
  const body = await readLimited(request.body, maxBytes).catch((error: unknown) => {
    // Any other error means that the visitor has disconnected.
    throw new FormError(error instanceof TooLarge ? 413 : 400);
  });
  if (boundary === null ? indexesOf('&', body).length >= MAX_FIELDS : hasTooManyParts(body, boundary))
    throw new FormError(413);
  const read = boundary === null ? type : `${type}; boundary="${boundary}"`;
  const form = await new Response(body, { headers: { 'content-type': read } }).formData().catch(() => {
    throw new FormError(400);
  });
  const texts = [...form.values()].filter((value) => typeof value === 'string');
  if (texts.reduce((sum, { length }) => sum + length, 0) > textBytes) throw new FormError(413);
  return form;
}

function boundaryOf(type: string): string {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw new FormError(400);
  return boundary;
}

/**
 * Counts the parts of a multipart body. Each starts with the boundary, then headers and an empty line. The boundary after
 * the last part ends with two dashes.
 */
function hasTooManyParts(body: Buffer, boundary: string): boolean {
  const delimiter = `--${boundary}`;
  const indexes = indexesOf(delimiter, body);
  let remainingBytes = MAX_PART_HEADERS_BYTES;
  for (const index of indexes) {
    const part = body.subarray(index + delimiter.length);
    if (part.subarray(0, 2).toString() === '--') continue;
    const end = part.subarray(0, remainingBytes).indexOf('\r\n\r\n');
    remainingBytes -= end === -1 ? part.length : end;
    if (remainingBytes <= 0) return true;
  }
  return indexes.length > MAX_FIELDS;
}

/** Where a text occurs in a body. Stops after MAX_FIELDS + 1 offsets. */
function indexesOf(text: string, body: Buffer): number[] {
  const indexes: number[] = [];
  for (
    let index = body.indexOf(text);
    index !== -1 && indexes.length <= MAX_FIELDS;
    index = body.indexOf(text, index + text.length)
  )
    indexes.push(index);
  return indexes;
}

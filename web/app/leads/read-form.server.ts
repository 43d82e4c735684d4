import { readLimited, TooLarge } from '../../platform/read-limited.server.ts';

/** What is wrong with a request, as an HTTP status: 400 unreadable, 413 too large, 415 not a form. */
export class FormError extends Error {
  readonly status: 400 | 413 | 415;
  constructor(status: 400 | 413 | 415) {
    super(`Not a form that can be read (${status})`);
    this.status = status;
  }
}

/** More fields than any of our forms has. */
const MAX_FIELDS = 200;
/** What stands above the fields of one form: their names and the name of a file. */
const MAX_HEADS_BYTES = 16 * 1024;
const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;
/** RFC 2046, section 5.1.1: at most 70 characters. To look for one of 8,000 in a megabyte of dashes takes five seconds. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i;

/**
 * Reads a form: never more than `textBytes` of texts and `fileBytes` of files, whatever the request says of its length, and never
 * more than 200 fields. What would take long is refused before the form is taken apart, because everybody else waits meanwhile.
 * @throws FormError
 */
export async function readForm(request: Request, textBytes: number, fileBytes = 0): Promise<FormData> {
  const given = request.headers.get('content-type') ?? '';
  const [, type = ''] = FORM_TYPE.exec(given) ?? [];
  if (!type) throw new FormError(415);
  const isMultipart = type.toLowerCase().startsWith('multipart');
  const boundary = isMultipart ? boundaryOf(given) : null;
  const maxBytes = textBytes + (isMultipart ? fileBytes : 0);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new FormError(413);
  const body = await readLimited(request.body, maxBytes).catch((error: unknown) => {
    // Everything else is a visitor who went away half way.
    throw new FormError(error instanceof TooLarge ? 413 : 400);
  });
  if (boundary === null ? placesOf('&', body).length >= MAX_FIELDS : hasTooManyParts(body, boundary))
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

/** Each part begins with the boundary and a head, which ends with an empty line; the last boundary has two dashes behind it. */
function hasTooManyParts(body: Buffer, boundary: string): boolean {
  const mark = `--${boundary}`;
  const places = placesOf(mark, body);
  let left = MAX_HEADS_BYTES;
  for (const place of places) {
    const part = body.subarray(place + mark.length);
    if (part.subarray(0, 2).toString() === '--') continue;
    const end = part.subarray(0, left).indexOf('\r\n\r\n');
    left -= end === -1 ? part.length : end;
    if (left <= 0) return true;
  }
  return places.length > MAX_FIELDS;
}

/** Where a text stands in a body; no more places than a form may have fields, and one. */
function placesOf(text: string, body: Buffer): number[] {
  const places: number[] = [];
  for (let at = body.indexOf(text); at !== -1 && places.length <= MAX_FIELDS; at = body.indexOf(text, at + text.length))
    places.push(at);
  return places;
}

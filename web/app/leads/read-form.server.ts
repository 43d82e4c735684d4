import { readLimited, TooLarge } from '../../server/read-limited.ts';

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

/**
 * Reads a form and never more than `maxBytes` of it, whatever the request says of its length.
 * @throws FormError
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i.test(type)) throw new FormError(415);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new FormError(413);
  const body = await readLimited(request.body, maxBytes).catch((error: unknown) => {
    // Everything else is a visitor who went away half way.
    throw new FormError(error instanceof TooLarge ? 413 : 400);
  });
  let form: FormData;
  try {
    form = await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new FormError(400);
  }
  if ([...form.keys()].length > MAX_FIELDS) throw new FormError(413);
  return form;
}

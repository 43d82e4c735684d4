import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormError, readForm } from './read-form.server.ts';

const TEXT_BYTES = 128 * 1024;
const FILE_BYTES = 10 * 1024 * 1024;
const URLENCODED = 'application/x-www-form-urlencoded';
const X = 'multipart/form-data; boundary=x';

/** Counts the forms that are parsed. */
const parseForm = vi.fn();
const { formData } = Response.prototype;
beforeEach(() => {
  parseForm.mockClear();
  Response.prototype.formData = function (this: Response) {
    parseForm();
    return formData.call(this);
  };
});
afterEach(() => {
  Response.prototype.formData = formData;
});

const read = (body: BodyInit, type: string | null, fileBytes = FILE_BYTES) => {
  const headers: HeadersInit = type ? { 'content-type': type } : {};
  return readForm(new Request('http://localhost/', { method: 'POST', body, headers }), TEXT_BYTES, fileBytes);
};
/** The number of fields, or the status of the FormError. */
const outcome = (...args: Parameters<typeof read>) =>
  read(...args).then(
    (form) => `${[...form].length} fields`,
    (error: unknown) => (error instanceof FormError ? error.status : error),
  );
const part = (head: string, text = '') => `--x\r\n${head}\r\n\r\n${text}\r\n`;
const field = (name: string, text = '') => part(`content-disposition: form-data; name="${name}"`, text);
const END = '--x--\r\n';

describe('a form is parsed', () => {
  it('as browsers encode it, with a file', async () => {
    const form = new FormData();
    form.set('name', 'Łucja');
    form.set('cv', new File([new Uint8Array(FILE_BYTES)], 'my "cv".pdf'));
    const parsed = await read(form, null);
    expect(parsed.get('name')).toBe('Łucja');
    expect(parsed.get('cv')).toMatchObject({ size: FILE_BYTES, name: 'my "cv".pdf' });
  });

  it.each([
    ['a=1&b=2', URLENCODED, '2 fields'],
    ['a=1', `${URLENCODED}; charset=UTF-8`, '1 fields'],
    [field('a') + field('b') + END, X, '2 fields'],
    [field('a') + END, 'Multipart/Form-Data; charset=utf-8; boundary="x"', '1 fields'],
    [field('a').repeat(199) + END, X, '199 fields'],
    ['a&'.repeat(199), URLENCODED, '199 fields'],
  ])('%#', async (body, type, fields) => expect(await outcome(body, type)).toBe(fields));
});

describe('a body that would be slow to parse is rejected before parsing', () => {
  it.each([
    ['very many fields', '&a'.repeat(TEXT_BYTES / 2), URLENCODED, 413],
    ['very many separators', '&'.repeat(TEXT_BYTES), URLENCODED, 413],
    ['long texts in a form with a file', 'a'.repeat(TEXT_BYTES + 1), URLENCODED, 413],
    ['very many parts', field('a').repeat(100_000) + END, X, 413],
    ['headers without an end', `--x\r\na:${'b'.repeat(FILE_BYTES)}`, X, 413],
    ['long headers', part(`a: ${'b'.repeat(2000)}`).repeat(9) + END, X, 413],
    ['a long boundary', '-'.repeat(TEXT_BYTES), `multipart/form-data; boundary=b${'-'.repeat(8000)}`, 400],
    ['one of 71 characters', 'a', `multipart/form-data; boundary=${'a'.repeat(71)}`, 400],
  ])('%s', async (_, body, type, status) => {
    expect(await outcome(body, type)).toBe(status);
    expect(parseForm).not.toHaveBeenCalled();
  });
});

it('the limit for texts also applies to a form with a file', async () => {
  expect(await outcome(field('a', 'a'.repeat(TEXT_BYTES)) + END, X)).toBe('1 fields');
  expect(await outcome(field('a', 'a'.repeat(TEXT_BYTES + 1)) + END, X)).toBe(413);
});

it.each([
  '',
  '--x\r\nbroken',
  'x',
  `${field('a')}--x`,
  '--x\r\n\r\n',
])('a malformed body is unreadable: %j', async (body) => expect(await outcome(body, X)).toBe(400));

import { expect, it } from 'vitest';
import { en } from '#app/i18n/en.ts';
import { checkJobApplication } from './job-application.ts';

const t = en.validation;
const complete = { name: 'Grace', email: 'grace@example.org', consent: 'yes' };
const file = (name: string, size: number) => new File([new Uint8Array(size)], name);

it('accepts a CV or a link', () => {
  expect(checkJobApplication(complete, file('cv.pdf', 10), t)).toEqual({});
  expect(checkJobApplication({ ...complete, links: 'https://example.org/me' }, null, t)).toEqual({});
  expect(checkJobApplication(complete, null, t)).toEqual({ cv: t.cvOrLinks });
});

it('lists missing fields in the order of the form', () => {
  expect(Object.keys(checkJobApplication({}, null, t))).toEqual(['name', 'email', 'cv', 'consent']);
});

it.each([
  ['cv.exe', 10, t.fileType],
  ['cv.pdf', 10 * 1024 * 1024 + 1, 'The file must be at most 10 MB.'],
  ['cv.odt', 0, t.fileEmpty],
])('rejects %s of %i bytes', (name, size, sentence) => {
  expect(checkJobApplication(complete, file(name, size), t)).toEqual({ cv: sentence });
});

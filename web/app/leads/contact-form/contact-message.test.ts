import { expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '#app/content/form-options.server.ts';
import { en } from '#app/i18n/en.ts';
import { checkValues } from '#app/leads/form-schema.ts';
import type { FormValues } from '#app/leads/form-values.ts';
import { contactMessageSchema } from './contact-message.ts';

const complete: FormValues = { name: 'Dana', email: 'dana@example.org', company: 'Hill Clinic', budget: 'not_sure' };
const schema = contactMessageSchema(en.validation, DEFAULT_OPTIONS);
const errorsOf = (values: FormValues) => checkValues(schema, values).errors;

it('accepts a form with the required fields only', () => {
  expect(errorsOf(complete)).toBeNull();
});

it('reports missing fields with the messages of the specification, in the order of the form', () => {
  expect(Object.entries(errorsOf({}) ?? {})).toEqual([
    ['name', 'Please provide your name.'],
    ['email', 'Please provide an email we can contact you with.'],
    ['company', 'Please provide your company name.'],
    ['budget', 'Please provide a budget.'],
  ]);
});

it.each([
  'dana',
  'dana@',
  'd.oyelaran@hillclinic',
  'a b@example.org',
  'a@-x.org',
  'dana@example.org\nBcc: x@y.z',
])('%j is not an email', (email) => {
  expect(errorsOf({ ...complete, email })).toEqual({ email: "The email's format seems to be invalid." });
});

it.each([
  'project_type',
  'referrer',
])('requires a text if %s is other, and reports it with the other errors', (name) => {
  const { name: _, ...nameless } = complete;
  expect(errorsOf({ ...nameless, [name]: 'other' })).toEqual({
    name: 'Please provide your name.',
    [`${name}_other`]: 'This field is required.',
  });
  // The message is too long, too.
  expect(Object.keys(errorsOf({ ...complete, message: 'x'.repeat(5001), [name]: 'other' }) ?? {})).toEqual(
    expect.arrayContaining(['message', `${name}_other`]),
  );
  expect(errorsOf({ ...complete, [name]: 'other', [`${name}_other`]: 'A fair' })).toBeNull();
});

it('limits texts and rejects unknown options', () => {
  expect(errorsOf({ ...complete, name: 'x'.repeat(201), message: 'x'.repeat(5001), budget: 'free' })).toEqual({
    name: 'The text must be at most 200 characters long.',
    budget: 'Please choose one of the options.',
    message: 'The text must be at most 5000 characters long.',
  });
});

it('replaces line breaks in a single-line field with spaces', () => {
  expect(checkValues(schema, { ...complete, subject: 'Hello\r\nBcc: all@example.org' }).data).toMatchObject({
    subject: 'Hello Bcc: all@example.org',
  });
});

it('requires a text for options that need details', () => {
  const referrers = [
    { value: 'fair', label: 'A fair', needsDetails: true },
    { value: 'other', label: 'Other', needsDetails: false },
  ];
  const own = contactMessageSchema(en.validation, { ...DEFAULT_OPTIONS, referrers });
  expect(checkValues(own, { ...complete, referrer: 'fair' }).errors).toEqual({
    referrer_other: 'This field is required.',
  });
  expect(checkValues(own, { ...complete, referrer: 'other' }).errors).toBeNull();
});

it('accepts removed options on the server, up to a length', () => {
  const onServer = contactMessageSchema(en.validation, DEFAULT_OPTIONS, { acceptsRemovedOptions: true });
  expect(checkValues(onServer, { ...complete, budget: 'gone', project_type: 'gone' }).errors).toBeNull();
  expect(checkValues(onServer, { ...complete, budget: 'x'.repeat(201) }).errors).toHaveProperty('budget');
});
